import { GraphQLError, type ValidationRule } from "graphql";
import { isStorable } from "../http/unstorablePaths.ts";

/** Refuses documents with texts that the database cannot store. */
export const literalRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (!isStorable(node.value))
      context.reportError(new GraphQLError("A text holds U+0000 or half of a surrogate pair", { nodes: node }));
  },
});
