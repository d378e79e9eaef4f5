import { expect, it } from "vitest";
import { startTestBackend } from "../testing/startTestBackend.ts";

it("is alive whatever the database does, and ready with the catalogue's seed while the database answers", async () => {
  const backend = await startTestBackend();
  const answer = async (path: string) => {
    const response = await backend.fetch(path);
    return { status: response.status, wait: response.headers.get("retry-after"), body: await response.text() };
  };
  const seeded = JSON.stringify({ status: "ok", seed: "small", catalogueDay: null });
  expect(await answer("/ready")).toEqual({ status: 200, wait: null, body: seeded });
  await backend.database.db.schema.dropTable("meta").execute();
  expect(await answer("/ready")).toEqual({ status: 503, wait: "5", body: '{"status":"unavailable"}' });
  expect(await answer("/health")).toEqual({ status: 200, wait: null, body: '{"status":"ok"}' });
  await backend.close();
});

it("says that it is leaving, and goes on answering until it closes", async () => {
  const backend = await startTestBackend();
  backend.leave();
  const ready = await backend.fetch("/ready");
  expect([ready.status, await ready.text()]).toEqual([503, '{"status":"leaving"}']);
  const alive = await backend.fetch("/health");
  expect([alive.status, await alive.text()]).toEqual([200, '{"status":"leaving"}']);
  expect(await backend.ask("mutation { createCart { id } }")).toMatchObject({ status: 200, data: { createCart: {} } });
  await backend.close();
});
