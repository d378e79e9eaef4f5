import { describe, expect, it } from "vitest";
import { backendOptionsOf } from "./backendOptionsOf.ts";
import { defaultLimits } from "./session/shopLimits.ts";
import { WrongSetting } from "./environment/WrongSetting.ts";

const folder = "/var/kamra";

describe("the backend that an environment describes", () => {
  it("is a developer's on this machine when the environment is empty", () => {
    expect(backendOptionsOf({}, { folder })).toEqual({
      database: { kind: "folder", path: folder },
      shopUrl: "http://localhost:4000",
      corsOrigins: [],
      cards: [],
      isDevelopment: true,
      limits: defaultLimits,
      logger: { level: "warn" },
    });
  });

  it("[LIMIT-1] [LIMIT-2] takes the limits that it names, and keeps all others.", () => {
    const { limits } = backendOptionsOf(
      { KAMRA_LIMITS: '{"order":{"network":200},"unproven":{"freely":50}}' },
      { folder },
    );
    expect(limits).toEqual({
      attempts: { ...defaultLimits.attempts, order: { ...defaultLimits.attempts.order, network: 200 } },
      unproven: { ...defaultLimits.unproven, freely: 50 },
    });
  });

  it("has every setting of the environment", () => {
    const given = {
      DATABASE_URL: "postgres://db/kamra",
      PORT: "8080",
      SMTP_URL: "smtps://mail",
      MAIL_FROM: "Kamra <a@kamra.example>",
      CONTACT_INBOX: "b@kamra.example",
      GOODID_ISSUER: "https://id",
      GOODID_CLIENT_ID: "kamra",
      GOODID_CLIENT_SECRET: "titok",
      METRICS_TOKEN: "token",
      TRUSTED_PROXIES: "1",
      NODE_ENV: "production",
      LOG_LEVEL: "info",
      KAMRA_RELEASE: "2026.11.26",
    };
    expect(backendOptionsOf(given, { folder })).toMatchObject({
      database: { kind: "server", url: "postgres://db/kamra" },
      shopUrl: "http://localhost:8080",
      smtp: { url: "smtps://mail", from: "Kamra <a@kamra.example>" },
      inbox: "b@kamra.example",
      goodid: { issuer: "https://id", clientId: "kamra", clientSecret: "titok" },
      metricsToken: "token",
      trustedProxies: "1",
      isDevelopment: false,
      logger: { level: "info", base: { pid: process.pid, release: "2026.11.26" } },
    });
    expect(backendOptionsOf({ ...given, SHOP_URL: "https://kamra.example/" }, { folder }).shopUrl).toBe(
      "https://kamra.example",
    );
    expect(
      backendOptionsOf({ CORS_ORIGINS: "https://a.example,https://b.example:8443" }, { folder }).corsOrigins,
    ).toEqual(["https://a.example", "https://b.example:8443"]);
  });

  it.each([
    ["MAIL_FROM", { SMTP_URL: "smtps://mail" }],
    ["GOODID_CLIENT_SECRET", { GOODID_ISSUER: "https://id", GOODID_CLIENT_ID: "kamra" }],
    ["PORT", { PORT: "http" }],
    ["SHOP_URL", { SHOP_URL: "kamra.example" }],
    ["SHOP_URL", { SHOP_URL: "ftp://kamra.example" }],
    ["SHOP_URL", { SHOP_URL: "https://kamra.example/bolt" }],
    ["SHOP_URL", { SHOP_URL: "https://anna:titok@kamra.example" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "*" }],
    ["CORS_ORIGINS", { CORS_ORIGINS: "https://a.example,null" }],
  ])("is refused for a meaningless value of %s", (name, given) => {
    const options = () => backendOptionsOf(given, { folder });
    expect(options).toThrow(WrongSetting);
    expect(options).toThrow(name);
  });

  it.each([
    "[]",
    "x",
    "null",
    '{"orders":{}}',
    '{"order":1}',
    '{"order":{"cart":1}}',
    '{"order":{"network":0}}',
    '{"unproven":{"total":"1"}}',
    '{"__proto__":{"network":1}}',
    '{"login":{"toString":1}}',
  ])("is refused for limits that are none: %s", (limits) => {
    expect(() => backendOptionsOf({ KAMRA_LIMITS: limits }, { folder })).toThrow(WrongSetting);
  });
});
