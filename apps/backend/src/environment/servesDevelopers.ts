import type { Environment } from "./Environment.ts";
import { WrongSetting } from "./WrongSetting.ts";

const isLocal = (host: string): boolean => ["localhost", "127.0.0.1", "[::1]", "::1"].includes(host);

function hostOf(shopUrl: string): string {
  const host = URL.parse(shopUrl)?.hostname;
  if (!host)
    throw new WrongSetting(
      `SHOP_URL must be where shoppers reach the shop, like https://kamra.example; it is "${shopUrl}".`,
    );
  return host;
}

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
export function servesDevelopers({ NODE_ENV: said, HOST: host, SHOP_URL: shopUrl }: Environment): boolean {
  if (said) return said !== "production";
  return isLocal(host || "localhost") && (!shopUrl || isLocal(hostOf(shopUrl)));
}
