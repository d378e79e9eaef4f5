import { WrongSetting } from "./WrongSetting.ts";

/**
 * The origin of a setting's address, without a trailing slash. Errors: WrongSetting for anything else.
 *
 * @example originOf("https://kamra.example/", { name: "SHOP_URL" }) // => "https://kamra.example"
 */
export function originOf(address: string, { name }: { readonly name: string }): string {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new WrongSetting(`${name} takes scheme and host alone, like https://kamra.example; it says "${address}".`);
  return url.origin;
}
