import type { Environment } from "./Environment.ts";
import { isThisMachine } from "../http/isThisMachine.ts";
import { shopUrlOf } from "./shopUrlOf.ts";

/**
 * Whether to serve developer tools, by `NODE_ENV`. Without it, a shop that only this machine reaches is a developer's,
 * and one that others reach (`HOST`, `SHOP_URL`) is not, so a forgotten setting opens nothing.
 *
 * Errors: WrongSetting for a `SHOP_URL` that is no address.
 *
 * @example servesDevelopers({}) // => true
 * @example servesDevelopers({ SHOP_URL: "https://kamra.example" }) // => false
 * @example servesDevelopers({ HOST: "0.0.0.0" }) // => false
 * @example servesDevelopers({ HOST: "0.0.0.0", NODE_ENV: "development" }) // => true
 * @example servesDevelopers({ NODE_ENV: "production" }) // => false
 */
export function servesDevelopers(environment: Environment): boolean {
  const { NODE_ENV: value, HOST: host } = environment;
  if (value) return value !== "production";
  const shopUrl = shopUrlOf(environment);
  const isListeningHere = !host || host === "::1" || isThisMachine(host);
  return isListeningHere && (shopUrl === undefined || isThisMachine(new URL(shopUrl).host));
}
