import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from "graphql";

/**
 * Counts how often selections repeat a field, directly or by fragments. Validation compares each pair with everything
 * selected below it.
 */
export function countRepeats(document: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);

  function namesOf({ selections }: SelectionSetNode, spread: Set<string>): string[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [(selection.alias ?? selection.name).value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesOf(selection.selectionSet, spread);
      const fragment = spread.has(selection.name.value) ? undefined : fragments.get(selection.name.value);
      spread.add(selection.name.value);
      return fragment === undefined ? [] : namesOf(fragment.selectionSet, spread);
    });
  }

  let repeats = 0;
  visit(document, {
    SelectionSet(selectionSet) {
      const names = namesOf(selectionSet, new Set());
      repeats += names.length - new Set(names).size;
    },
  });
  return repeats;
}
