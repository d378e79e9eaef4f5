import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from "graphql";

/**
 * How often a selection of the document names a field that it has named before, itself or by its fragments. Each two of them
 * are held against each other when the document is validated, with all that is asked for within.
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
