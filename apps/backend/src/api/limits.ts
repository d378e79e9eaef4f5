/** The limits of a GraphQL request; docs/graphql-limits.md explains them. */
export const limits = {
  /** Of the body, in bytes. */
  body: 512 * 1024,
  /** Of the document, in characters. */
  documentLength: 32_768,
  tokens: 2000,
  depth: 15,
  /** At the root, those of fragments among them. */
  rootFields: 20,
  /** Everywhere in an operation, those of a fragment as often as it is spread. */
  fields: 1000,
  /** Counted like fields. */
  aliases: 30,
  /** Fields that a selection names again. */
  repeats: 50,
  /** By the cost model of the contract. */
  cost: 75_000,
} as const;
