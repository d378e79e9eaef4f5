import { ask, inTurn } from "./asking.ts";
import { type LinesFor, ready } from "./ordering.ts";
import { post } from "./post.ts";
import { documents, graphqlOf, type PageRequest } from "./requests.ts";

/** A shopper's way to an order: so many changes of the cart, and ten pages of the catalogue before each. */
const changesOfTrip = 6;
export const pagesPerChange = 10;
/** The requests of a trip, with the cart's creation and the order. */
export const requestsOfTrip = changesOfTrip * (pagesPerChange + 1) + 2;

interface Trip {
  /** The port of the next request; processes take turns. */
  readonly nextPort: () => number;
  readonly pages: ReadonlyArray<PageRequest>;
  readonly linesFor: LinesFor;
  /** Its number among all. */
  readonly index: number;
  /** Asked before each request: whether the shopper goes. */
  readonly isOver: () => boolean;
  readonly onRequest: () => void;
  readonly onPage: (milliseconds: number) => void;
}

/** From the first page to the order, or as far as it gets. */
export async function trip({ nextPort, pages, linesFor, index, isOver, onRequest, onPage }: Trip): Promise<void> {
  const id = String(await ask(nextPort(), { query: documents.createCart }, "createCart", "id"));
  onRequest();
  for (let change = 0; change < changesOfTrip; change += 1) {
    for (let page = 0; page < pagesPerChange; page += 1) {
      if (isOver()) return;
      const begin = performance.now();
      await post(nextPort(), "/graphql", graphqlOf(inTurn(pages, index * 7 + change * pagesPerChange + page)));
      onPage(performance.now() - begin);
      onRequest();
    }
    const input = { id, products: linesFor(index + change), ...(change === changesOfTrip - 1 ? ready : {}) };
    await ask(nextPort(), { query: documents.updateCart, variables: { input } }, "updateCart");
    onRequest();
  }
  await ask(nextPort(), { query: documents.createOrder, variables: { orderInput: { cart_id: id } } }, "createOrder");
  onRequest();
}
