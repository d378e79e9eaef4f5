import { WrongSetting } from "./WrongSetting.ts";

/**
 * Scheme and host of an address that a setting gives, without the slash at its end. Errors: WrongSetting for what is more or less.
 *
 * @example originOf("https://kamra.example/", { name: "SHOP_URL" }) // => "https://kamra.example"
 */
export function originOf(address: string, { name }: { readonly name: string }): string {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new WrongSetting(`${name} takes scheme and host alone, like https://kamra.example; it says "${address}".`);
  return url.origin;
}
