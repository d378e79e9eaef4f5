import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { CheckResult } from "./Check.ts";
import { valueAt } from "./CheckedBackend.ts";
import { checkBackend } from "./checkBackend.ts";
import { toolsOf } from "./commandTools.ts";
import { checkPorts } from "./ports/checkPorts.ts";
import { portsOf } from "./ports/portsOf.ts";
import { reportOf } from "./reportOf.ts";
import { checkSite } from "./ui/checkSite.ts";
import { Unusable } from "./Unusable.ts";

const usage = `What is checked?
  kamra-conformance https://shop.example/graphql   a GraphQL backend; it gets some accounts and carts
      --orders         also places orders there, to 1186 Budapest: never in a shop that is open
      --coupon CODE    a coupon that lowers the price of a cart of ten products
      --clock COMMAND  moves the backend's clock by the hours that KAMRA_HOURS names
      --mail COMMAND   prints the newest mail to the address that KAMRA_EMAIL names
      --deliver COMMAND  prepares and hands over the order that KAMRA_ORDER names
      --pay COMMAND    pays by card at the page that KAMRA_PAGE names
      --lists URL      where the shopping lists are served, if not at the endpoint's origin
  kamra-conformance ./ports.js                     a module whose default export has the ports catalogue, cart and delivery
      --base URL       what the paths are below that it fetches
  kamra-conformance --ui https://shop.example      the pages of a frontend, by docs/storefront-contract.md; makes
                                                   an account there; needs playwright-core
      --orders         also places an order there, to 1186 Budapest, in cash
      --term TEXT      something that it sells; "tej" by default
      --browser PATH   a Chromium; by default KAMRA_CHROMIUM, else the one of playwright-core
  --json               the results as JSON
Exits with 0 when each promise that was checked is kept, with 1 when one is broken, with 2 when nothing could be checked.`;

function given(words: ReadonlyArray<string>) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        orders: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        coupon: { type: "string" },
        clock: { type: "string" },
        mail: { type: "string" },
        deliver: { type: "string" },
        pay: { type: "string" },
        lists: { type: "string" },
        base: { type: "string" },
        ui: { type: "boolean", default: false },
        term: { type: "string", default: "tej" },
        browser: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new Unusable(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

async function checkModule(path: string, base: string | undefined): Promise<ReadonlyArray<CheckResult>> {
  const module: unknown = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new Unusable(`${path} cannot be loaded: ${String(error)}`);
  });
  const ports = portsOf(module);
  if (ports === null) throw new Unusable(`${path} has no default export with the ports catalogue, cart or delivery`);
  return checkPorts(ports, base === undefined ? {} : { base });
}

/** Errors: Unusable when an address does not answer as GraphQL over HTTP does. */
async function refuseOthers(endpoint: string): Promise<void> {
  const request = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"query":"{ __typename }"}',
  };
  const answer: unknown = await fetch(endpoint, request)
    .then((response) => response.json())
    .catch((error: unknown) => {
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      throw new Unusable(`${endpoint} does not answer GraphQL by POST: ${String(reason)}`);
    });
  if (valueAt(answer, ["data"]) === undefined && valueAt(answer, ["errors"]) === undefined)
    throw new Unusable(`${endpoint} answers JSON without data and errors: is it the address of the GraphQL?`);
}

async function resultsOf({ positionals, values }: ReturnType<typeof given>): Promise<ReadonlyArray<CheckResult>> {
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0) throw new Unusable(usage);
  const { orders, coupon, lists, base, ui, term, browser = process.env["KAMRA_CHROMIUM"] } = values;
  if (ui) return checkSite({ base: target, term, browser, placesOrders: orders });
  if (!/^https?:/.test(target)) return checkModule(target, base);
  await refuseOthers(target);
  return checkBackend({
    endpoint: target,
    placesOrders: orders,
    ...(coupon !== undefined && { coupon }),
    ...toolsOf(values),
    ...(lists !== undefined && { listsEndpoint: lists }),
  });
}

/** Where the command writes. */
interface Streams {
  readonly out: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** `kamra-conformance` with these words; resolves to its exit code. */
export async function runCommand(words: ReadonlyArray<string>, { out, complain }: Streams): Promise<0 | 1 | 2> {
  try {
    const wanted = given(words);
    if (wanted.values.help) {
      out(usage);
      return 0;
    }
    const results = await resultsOf(wanted);
    out(wanted.values.json ? JSON.stringify(results, null, 2) : reportOf(results));
    if (results.every(({ notChecked }) => notChecked !== null)) return 2;
    return results.every(({ faults }) => faults.length === 0) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    complain(error.message);
    return 2;
  }
}
