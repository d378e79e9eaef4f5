import { expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { startSmtpServer } from "../testing/startSmtpServer.ts";
import { startTestBackend } from "../testing/startTestBackend.ts";

it("[SESS-3] a backend with a mail server writes to a newly registered user, and serves no mailbox", async () => {
  const server = await startSmtpServer();
  const smtp = { url: server.url, from: "Kamra <levelek@kamra.example>" };
  const backend = await startTestBackend({ smtp, isDevelopment: true, shopUrl: "https://kamra.example" });
  try {
    const { email } = await accountClient(() => backend).register();
    await backend.runDueJobs();
    const mail = server.received.find(({ to }) => to === email);
    expect(mail?.source.replaceAll("=\r\n", "")).toContain("https://kamra.example/e-mail-megerosites/");
    expect((await backend.fetch("/postalada")).status).toBe(404);
  } finally {
    await backend.close();
    await server.stop();
  }
});

it.each([
  { isDevelopment: false, warned: 1 },
  { isDevelopment: true, warned: 0 },
])("a shop without a mail server says so at its start unless developers read its mails: %j", async (given) => {
  const log: string[] = [];
  const logger = { level: "warn", stream: { write: (line: string) => log.push(line) } };
  const backend = await startTestBackend({ isDevelopment: given.isDevelopment, logger });
  await backend.close();
  expect(log.filter((line) => line.includes("SMTP_URL"))).toHaveLength(given.warned);
});
