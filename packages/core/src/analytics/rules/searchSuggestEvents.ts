import type { AnalyticsEvent, AnalyticsItem } from "../model/AnalyticsEvent.ts";

/** An event of the search-suggest provider: its name and subject. */
export interface SearchSuggestEvent {
  readonly name: "orderitem" | "order" | "cart" | "cartremove" | "result" | "click";
  readonly data: Readonly<Record<string, unknown>>;
}

const itemData = ({ id, price, quantity }: AnalyticsItem) => ({ id, price, quantity });

/**
 * An event in the search-suggest provider's format, in its required order; empty for one that it does not receive.
 *
 * @rule ANALYT-1
 * @example searchSuggestEvents({ kind: "searchResultOpened", term: "tej", productId: "12", position: 3 }) // => [{ name: "click", data: { term: "tej", id: "12", position: 3 } }]
 * @example searchSuggestEvents({ kind: "searched", term: "joghrt", correctedTerm: "joghurt", productIds: [], total: 0 }) // => [{ name: "result", data: { term: "joghrt", correctedTerm: "joghurt", ids: [], total: 0 } }]
 * @example searchSuggestEvents({ kind: "cartViewed", items: [], total: 0 }) // => []
 */
export function searchSuggestEvents(event: AnalyticsEvent): ReadonlyArray<SearchSuggestEvent> {
  switch (event.kind) {
    case "addedToCart":
      return [{ name: "cart", data: itemData(event.item) }];
    case "removedFromCart":
      return [{ name: "cartremove", data: itemData(event.item) }];
    case "purchased": {
      const { id: orderId, items, total } = event.order;
      return [
        ...items.map((item) => ({ name: "orderitem" as const, data: { orderId, ...itemData(item) } })),
        { name: "order", data: { orderId, revenue: total, currency: "HUF" } },
      ];
    }
    case "searched": {
      const { term, correctedTerm, productIds, total } = event;
      const shown = correctedTerm === undefined ? {} : { correctedTerm };
      return [{ name: "result", data: { term, ...shown, ids: productIds, total } }];
    }
    case "searchResultOpened":
      return [{ name: "click", data: { term: event.term, id: event.productId, position: event.position } }];
    case "cartViewed":
    case "checkout":
    case "productViewed":
      return [];
  }
}
