import type { Environment } from "./Environment.ts";
import { originOf } from "./originOf.ts";

/**
 * The shop's public address: `SHOP_URL`. Errors: WrongSetting.
 *
 * @example shopUrlOf({}) // => undefined
 */
export const shopUrlOf = ({ SHOP_URL: value }: Environment): string | undefined =>
  value ? originOf(value, { name: "SHOP_URL" }) : undefined;
