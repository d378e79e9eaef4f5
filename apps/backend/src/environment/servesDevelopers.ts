import type { Environment } from "./Environment.ts";
import { isThisMachine } from "../http/isThisMachine.ts";
import { shopUrlOf } from "./shopUrlOf.ts";

/**
 * Whether to serve what only developers may see, as the environment says by `NODE_ENV`. Where it says nothing, a shop that is
 * reached from this machine alone is a developer's, and one that others are meant to reach (`HOST`, `SHOP_URL`) is not: whoever
 * forgets a word opens nothing.
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
  const { NODE_ENV: said, HOST: host } = environment;
  if (said) return said !== "production";
  const shopUrl = shopUrlOf(environment);
  const isListeningHere = !host || host === "::1" || isThisMachine(host);
  return isListeningHere && (shopUrl === undefined || isThisMachine(new URL(shopUrl).host));
}
