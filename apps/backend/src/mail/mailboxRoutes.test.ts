import { afterEach, expect, it } from "vitest";
import { orderClient } from "../testing/orderClient.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { queueMail } from "./queueMail.ts";

let backend: TestBackend | null = null;
const started = () => backend ?? expect.fail("No backend was started");
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

it("answers programs with the text of an address's newest mail", async () => {
  backend = await startTestBackend({ isDevelopment: true });
  expect((await backend.fetch("/postalada/cim/anna@pelda.hu")).status).toBe(404);
  for (const [to, token] of [
    ["anna@pelda.hu", "first"],
    ["anna@pelda.hu", "second"],
    ["bela@pelda.hu", "third"],
  ] as const)
    await queueMail(backend.database.db, {
      to,
      userId: null,
      kind: "registration",
      data: { name: "Anna", token },
      now: new Date(),
    });
  const mail = await backend.fetch("/postalada/cim/anna%40pelda.hu");
  expect(mail.headers.get("content-type")).toContain("text/plain");
  expect(await mail.text()).toMatch(/anna%40pelda\.hu\/second\s/);
});

it("shows the files of a mail, to be kept and not opened", async () => {
  backend = await startTestBackend({ isDevelopment: true });
  const { readyCart, placed } = orderClient(() => started());
  await placed({ cart_id: await readyCart() });
  const list = await (await backend.fetch("/postalada")).text();
  const path = /href="(\/postalada\/\d+\/0)">aszf\.html</.exec(list)?.[1] ?? "";
  const file = await backend.fetch(path);
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="aszf.html"');
  expect(file.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await file.text()).toContain("<h1>Általános szerződési feltételek</h1>");
  expect((await backend.fetch(path.replace(/0$/, "7"))).status).toBe(404);
});

it("exists only for developers", async () => {
  backend = await startTestBackend();
  for (const path of ["/postalada", "/postalada/cim/anna@pelda.hu"])
    expect((await backend.fetch(path)).status).toBe(404);
});
