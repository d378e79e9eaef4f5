import type { GoodidSettings } from "./GoodidSettings.ts";

/** Where the simulated provider is served, below the shop. */
export const simulatorPath = "/goodid-simulator";

/** The shop's registration with the simulated provider. */
export function simulatorSettings(shopUrl: string): GoodidSettings {
  return { issuer: `${shopUrl}${simulatorPath}`, clientId: "kamra", clientSecret: "only-for-development" };
}
