import { GraphQLError, Kind, type SelectionSetNode, type ValidationContext, type ValidationRule } from "graphql";

const mostRootFields = 20;

function countFields({ selections }: SelectionSetNode, context: ValidationContext, spread: ReadonlySet<string>): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) return sum + countFields(selection.selectionSet, context, spread);
    const name = selection.name.value;
    const fragment = spread.has(name) ? null : context.getFragment(name);
    return sum + (fragment ? countFields(fragment.selectionSet, context, new Set([...spread, name])) : 0);
  }, 0);
}

/** Refuses documents that ask for very many things at once, also for one thing under many names. */
export const rootFieldLimit: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (countFields(operation.selectionSet, context, new Set()) > mostRootFields) {
      context.reportError(new GraphQLError(`More than ${mostRootFields} fields at the root`, { nodes: operation }));
    }
  },
});
