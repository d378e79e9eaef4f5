import { type DocumentNode, getOperationAST, GraphQLError, type GraphQLSchema, parse } from "graphql";
import { LRUCache } from "lru-cache";
import { costOf } from "./costOf.ts";
import { limits } from "./limits.ts";
import { type Timeliness, timelinessOf } from "./timelinessOf.ts";
import { planOf } from "./planOf.ts";
import type { GraphQLRequest } from "./readGraphQLRequest.ts";
import { refuseOversized } from "./refuseOversized.ts";

/** Many times the documents of the shop's own clients. */
const maxDocuments = 128;

/** The document, or `null` for one that will be refused. */
function parseSized(query: string): DocumentNode | null {
  try {
    const document = parse(query, { maxTokens: limits.tokens });
    refuseOversized(document);
    return document;
  } catch (error) {
    if (error instanceof GraphQLError || error instanceof AggregateError) return null;
    throw error;
  }
}

/** What is known of a request before it is validated. */
export interface RequestPlan {
  readonly cost: number;
  readonly timeliness: Timeliness;
}

/**
 * What requests will cost and read, before they are validated: a document is read once. Requests that will be refused cost
 * nothing.
 */
export function requestPlans(schema: GraphQLSchema): (asked: GraphQLRequest) => RequestPlan {
  const documents = new LRUCache<string, { readonly document: DocumentNode | null }>({ max: maxDocuments });
  return ({ query, variables, operationName }) => {
    const { document } = documents.get(query) ?? { document: parseSized(query) };
    documents.set(query, { document });
    const operation = document && getOperationAST(document, operationName);
    if (!document || !operation) return { cost: 0, timeliness: "current" };
    return {
      cost: costOf(planOf(operation, { schema, document }).cost, variables),
      timeliness: timelinessOf(operation),
    };
  };
}
