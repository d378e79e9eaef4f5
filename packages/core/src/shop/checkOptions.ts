import type { Capabilities } from "../capability/Capabilities.ts";
import { insideOf } from "../capability/inside.ts";
import { hungarianCode } from "../form/phoneFromInput.ts";
import type { Fetch } from "../kernel/ShopEnvironment.ts";
import type { ShopSettings } from "../kernel/ShopSettings.ts";

/** A relative path needs a page, or a custom fetch. */
const isAddress = (address: string, fetch: Fetch | undefined) =>
  address.startsWith("/")
    ? fetch !== undefined || "location" in globalThis
    : /^https?:/.test(address) && URL.canParse(address);

/** Countries whose numbers keep a leading 0, or begin with another digit at home: they would be stored wrong. */
const otherNumbers = /^(7|39|225|229|242|375|378)$/;

const isKnownCode = (callingCode: string) => /^[1-9]\d{0,2}$/.test(callingCode) && !otherNumbers.test(callingCode);

/**
 * Checks the options of `createShop` at run time, for callers without types. Throws a TypeError immediately, instead of promises
 * that never settle or requests that fail.
 */
export const checkOptions = ({
  capabilities,
  endpoint,
  listsEndpoint = endpoint,
  fetch,
  settings: { callingCode = hungarianCode, postcodeCharacters = "number" } = {},
}: {
  readonly capabilities: Capabilities;
  readonly endpoint?: string | URL | undefined;
  readonly listsEndpoint?: string | URL | undefined;
  readonly fetch?: Fetch | undefined;
  readonly settings?: Partial<ShopSettings> | undefined;
}) => {
  const refuse = (reason: string) => {
    throw new TypeError(`createShop: ${reason}`);
  };
  if (!Array.isArray(capabilities)) refuse("capabilities are missing");
  const names = capabilities.map(({ name }) => name);
  for (const { name, needs = [] } of capabilities) {
    if (names.indexOf(name) !== names.lastIndexOf(name)) refuse(`the capability "${name}" is passed twice`);
    for (const need of needs) {
      if (!names.includes(need)) refuse(`the capability "${name}" needs "${need}": pass it too`);
    }
  }
  if (!isKnownCode(callingCode)) refuse(`how numbers of the callingCode "${callingCode}" are written is not known`);
  const asksGraphql = capabilities.some((each) => insideOf(each).transport);
  if (asksGraphql && postcodeCharacters !== "number") {
    refuse(`postcodeCharacters "${postcodeCharacters}" need own backends: the contract's postcodes are numbers`);
  }
  const isAsked = endpoint !== undefined || asksGraphql;
  for (const address of isAsked ? [endpoint, listsEndpoint] : []) {
    if (!isAddress(String(address), fetch)) {
      refuse(
        `the endpoint "${String(address)}" is not a valid address: use a full URL, or in a browser a path such as "/graphql"`,
      );
    }
  }
};
