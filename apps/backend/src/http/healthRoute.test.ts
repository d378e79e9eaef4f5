import { expect, it } from "vitest";
import { startTestBackend } from "../testing/startTestBackend.ts";

it("the health route reports the catalogue's seed, and 503 when the database does not answer", async () => {
  const sick = await startTestBackend();
  const healthy = await sick.fetch("/health");
  expect([healthy.status, await healthy.json()]).toEqual([200, { status: "ok", seed: "small", catalogueDay: null }]);
  await sick.database.db.schema.dropTable("meta").execute();
  const ill = await sick.fetch("/health");
  expect([ill.status, await ill.json()]).toEqual([503, { status: "unavailable" }]);
  await sick.close();
});
