import { expect, it, vi } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { startSmtpServer } from "../testing/startSmtpServer.ts";
import { startTestBackend } from "../testing/startTestBackend.ts";

it("[SESS-3] a backend with a mail server writes to whoever registers, and serves no mailbox", async () => {
  const server = await startSmtpServer();
  const smtp = { url: server.url, from: "Kamra <levelek@kamra.example>" };
  const backend = await startTestBackend({ smtp, isDevelopment: true, shopUrl: "https://kamra.example" });
  try {
    const { email } = await accountClient(() => backend).register();
    const mail = await vi.waitFor(() => server.received.find(({ to }) => to === email) ?? Promise.reject(new Error("No mail yet")), { timeout: 20_000 });
    expect(mail.source.replaceAll("=\r\n", "")).toContain("https://kamra.example/token-login/");
    expect((await backend.fetch("/postalada")).status).toBe(404);
  } finally {
    await backend.close();
    await server.stop();
  }
});
