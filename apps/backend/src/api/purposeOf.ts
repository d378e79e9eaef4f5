import type { Purpose } from "../http/Visit.ts";
import type { GraphQLRequest } from "./readGraphQLRequest.ts";

const ordering = /\b(?:createOrder|startPayment)\b/;
const changing = /(?:^|\})\s*mutation\b/;

/**
 * What a document is for, by its text: it is not parsed yet. Who claims to order in a comment goes before strangers' reads, but not
 * beyond the limit of their network.
 *
 * @example purposeOf({ query: "query cart { cart { id } }" }) // => "read"
 * @example purposeOf({ query: "mutation updateCart { updateCart { id } }" }) // => "change"
 * @example purposeOf({ query: "mutation createOrder { createOrder { transaction_id } }" }) // => "order"
 */
export function purposeOf({ query }: Pick<GraphQLRequest, "query">): Purpose {
  if (!changing.test(query)) return "read";
  return ordering.test(query) ? "order" : "change";
}
