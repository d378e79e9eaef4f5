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
  expect((await backend.fetch("/postalada")).status).toBe(404);
});
