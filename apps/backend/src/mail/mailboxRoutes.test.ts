import { afterEach, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { queueMail } from "./queueMail.ts";

let backend: TestBackend | null = null;
afterEach(async () => {
  await backend?.close();
  backend = null;
});

it("shows the stored mails to developers, and runs none of their content", async () => {
  backend = await startTestBackend({ isDevelopment: true });
  const empty = await backend.fetch("/postalada");
  expect(await empty.text()).toContain("Még nem ment ki levél.");
  await queueMail(backend.database.db, {
    to: "anna@pelda.hu",
    userId: null,
    kind: "registration",
    data: { name: "<b>Anna</b>", token: "abc" },
    now: new Date(),
  });
  const list = await (await backend.fetch("/postalada")).text();
  expect(list).toContain("Üdvözlünk a Kamra áruházban!");
  const path = /href="(\/postalada\/\d+)"/.exec(list)?.[1] ?? "";
  const mail = await backend.fetch(path);
  expect(mail.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await mail.text()).toContain("&lt;b&gt;Anna&lt;");
  expect((await backend.fetch(`${path}0`)).status).toBe(404);
});

it("exists only for developers", async () => {
  backend = await startTestBackend();
  expect((await backend.fetch("/postalada")).status).toBe(404);
});
