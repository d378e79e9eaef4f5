import type { GoodidSettings } from "./GoodidSettings.ts";

/** Where the simulated provider is served, below the shop. */
export const simulatorPath = "/goodid-simulator";

/** The shop as the simulated provider knows it. */
export function simulatorSettings(shopUrl: string): GoodidSettings {
  return { issuer: `${shopUrl}${simulatorPath}`, clientId: "kamra", clientSecret: "only-for-development" };
}
