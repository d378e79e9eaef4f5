import type { Capabilities } from "../capability/Capabilities.ts";
import { insideOf } from "../capability/inside.ts";
import type { Fetch } from "../kernel/ShopEnvironment.ts";

/** A relative path needs a page, or a custom fetch. */
const isAddress = (address: string, fetch: Fetch | undefined) =>
  address.startsWith("/")
    ? fetch !== undefined || "location" in globalThis
    : /^https?:/.test(address) && URL.canParse(address);

/**
 * Checks the options of `createShop` at run time, for callers without types. Throws a TypeError immediately, instead of promises
 * that never settle or requests that fail.
 */
export const checkOptions = ({
  capabilities,
  endpoint,
  listsEndpoint = endpoint,
  fetch,
}: {
  readonly capabilities: Capabilities;
  readonly endpoint?: string | URL | undefined;
  readonly listsEndpoint?: string | URL | undefined;
  readonly fetch?: Fetch | undefined;
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
  const isAsked = endpoint !== undefined || capabilities.some((each) => insideOf(each).transport);
  for (const address of isAsked ? [endpoint, listsEndpoint] : []) {
    if (!isAddress(String(address), fetch)) {
      refuse(
        `the endpoint "${String(address)}" is not a valid address: use a full URL, or in a browser a path such as "/graphql"`,
      );
    }
  }
};
