import type { Capabilities } from "./Capabilities.ts";
import type { Fetch } from "./ShopEnvironment.ts";

/** A path is one only in a page, or for a fetch that knows where it is. */
const isAddress = (address: string, fetch: Fetch | undefined) =>
  address.startsWith("/")
    ? fetch !== undefined || "location" in globalThis
    : /^https?:/.test(address) && URL.canParse(address);

/**
 * What the types of `createShop` refuse, for those who call it without them: a TypeError at once, in place of a promise
 * that never settles or of requests that go nowhere.
 */
export const checkOptions = ({
  capabilities,
  endpoint,
  listsEndpoint = endpoint,
  fetch,
}: {
  readonly capabilities: Capabilities;
  readonly endpoint: string | URL;
  readonly listsEndpoint?: string | URL | undefined;
  readonly fetch?: Fetch | undefined;
}) => {
  const refuse = (reason: string) => {
    throw new TypeError(`createShop: ${reason}`);
  };
  if (!Array.isArray(capabilities)) refuse("capabilities are missing");
  const names = capabilities.map(({ name }) => name);
  for (const { name, needs = [] } of capabilities) {
    if (names.indexOf(name) !== names.lastIndexOf(name)) refuse(`the capability "${name}" is chosen twice`);
    for (const need of needs) {
      if (!names.includes(need)) refuse(`the capability "${name}" needs "${need}": choose it too`);
    }
  }
  for (const address of [endpoint, listsEndpoint]) {
    if (!isAddress(String(address), fetch)) {
      refuse(
        `the endpoint "${String(address)}" is no address: give a whole one, or in a browser a path such as "/graphql"`,
      );
    }
  }
};
