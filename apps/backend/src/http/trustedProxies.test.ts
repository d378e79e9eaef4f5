import { fastify } from "fastify";
import { describe, expect, it } from "vitest";
import { startTestBackend } from "../testing/startTestBackend.ts";
import { trustedProxiesOf } from "./trustedProxiesOf.ts";

const forwarded = "192.0.2.66, 198.51.100.9, 203.0.113.7";

/** Where a request of a proxy seems to come from. */
async function addressSeen(trustedProxies: string): Promise<string> {
  const app = fastify({ trustProxy: trustedProxiesOf(trustedProxies) });
  app.get("/", ({ ip }) => ip);
  const { body } = await app.inject({ url: "/", remoteAddress: "10.0.0.2", headers: { "x-forwarded-for": forwarded } });
  await app.close();
  return body;
}

describe("where a request comes from", () => {
  it.each([
    ["", "10.0.0.2"],
    ["1", "203.0.113.7"],
    ["10.0.0.0/8", "203.0.113.7"],
    ["loopback, 10.0.0.2", "203.0.113.7"],
    ["192.168.0.0/16", "10.0.0.2"],
    ["2", "198.51.100.9"],
  ])("comes from trusted proxies (%j), and never from what they received", async (trusted, address) => {
    expect(await addressSeen(trusted)).toBe(address);
  });

  it.each([
    [undefined, "10.0.0.2"],
    ["1", "203.0.113.7"],
  ])("is what attempts are counted under (%j)", async (trustedProxies, address) => {
    const backend = await startTestBackend({ trustedProxies });
    await backend.app.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress: "10.0.0.2",
      headers: { "content-type": "application/json", "x-forwarded-for": forwarded },
      payload: JSON.stringify({ query: '{ emailAvailability(email: "anna@pelda.hu") }' }),
    });
    expect(await backend.database.db.selectFrom("rate_limits").select("key").execute()).toEqual([
      { key: `emailAvailability/network/${address}` },
    ]);
    await backend.close();
  });

  it.each([
    [undefined, 1],
    ["1", 0],
  ])("is warned about once when an untrusted proxy sends it (%j)", async (trustedProxies, times) => {
    const log: string[] = [];
    const backend = await startTestBackend({
      trustedProxies,
      logger: { level: "warn", stream: { write: (line) => log.push(line) } },
    });
    const by = { headers: { "x-forwarded-for": "203.0.113.7" } };
    const warnings = () => log.filter((line) => line.includes("TRUSTED_PROXIES"));
    await backend.fetch("/health", by);
    expect(warnings()).toEqual([]);
    for (let time = 0; time < 2; time += 1) await backend.app.inject({ url: "/robots.txt", ...by });
    await backend.close();
    expect(warnings()).toHaveLength(times);
  });
});
