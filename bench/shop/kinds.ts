import { type Asked, at, inTurn, searches, shelvesOf } from "./asking.ts";
import { chooseLines, makeCarts } from "./ordering.ts";
import { documents, graphqlOf } from "./requests.ts";
import { send, type Sent } from "./send.ts";

/** How a request ended: answered, refused with the time to come again, or anything else, which is wrong. */
export type Ending = "answered" | "refused" | "wrong";

/** A kind of request that shoppers send. */
export interface Kind {
  readonly name: string;
  /** Its part of all requests. */
  readonly share: number;
  /** Sends the next one, as another shopper. */
  readonly ask: () => Promise<Ending>;
}

/** How a call of GraphQL ended; an error is wrong, whatever the status. */
function endingOf({ status, text, waits }: Sent): Ending {
  if ((status === 503 || status === 429) && waits) return "refused";
  const isRight = status === 200 && (!text.startsWith("{") || at(JSON.parse(text), "errors") === undefined);
  return isRight ? "answered" : "wrong";
}

/** Lists of 48 products each, rendered for each shopper who has a cart. */
const pages = [1, 2, 3, 4, 5, 6].map((page) => `/tejtermek-tojas?oldal=${page}`);

/** The mix of a busy shop. Carts for `orders` orders are made beforehand; later ones fail. */
export async function kindsOf(shop: Asked, { orders }: { readonly orders: number }): Promise<ReadonlyArray<Kind>> {
  const { shop: port } = shop.ports;
  const shelves = await shelvesOf(shop);
  const [shelf] = shelves;
  if (shelf === undefined) throw new RangeError("There is no shelf");
  const linesFor = await chooseLines(shop, shelf);
  const changed = await makeCarts(shop, { count: 100, linesFor });
  const ordered = await makeCarts(shop, { count: orders, linesFor });
  const kind = (name: string, share: number, next: (index: number) => Promise<Sent>): Kind => {
    let asked = 0;
    return { name, share, ask: async () => endingOf(await next((asked += 1))) };
  };
  const call = (body: unknown) => send(port, "/graphql", { body });
  return [
    kind("a rendered page", 0.3, (index) =>
      send(port, pages[index % pages.length] ?? "/", { cookie: "cart_opened=false" }),
    ),
    kind("a shelf", 0.2, (index) => call(graphqlOf(inTurn(shelves, index)))),
    kind("a search", 0.18, (index) => call(graphqlOf(inTurn(searches, index)))),
    kind("a trivial query", 0.1, () => call({ query: "{ brands(first: 1) { id } }" })),
    kind("a change of a cart", 0.2, (index) => {
      const input = { id: changed[index % changed.length], products: linesFor(index) };
      return call({ query: documents.updateCart, variables: { input } });
    }),
    kind("an order", 0.02, (index) =>
      call({ query: documents.createOrder, variables: { orderInput: { cart_id: ordered[index - 1] } } }),
    ),
  ];
}
