import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from "graphql";
import { limits } from "./limits.ts";

/** An operation's size once its fragments are expanded. */
interface OperationSize {
  /** Levels of fields. */
  readonly depth: number;
  readonly rootFields: number;
  readonly fields: number;
  readonly aliases: number;
}

const nothing: OperationSize = { depth: 0, rootFields: 0, fields: 0, aliases: 0 };
const endless: OperationSize = { depth: Infinity, rootFields: Infinity, fields: Infinity, aliases: Infinity };

function beside(one: OperationSize, other: OperationSize): OperationSize {
  return {
    depth: Math.max(one.depth, other.depth),
    rootFields: one.rootFields + other.rootFields,
    fields: one.fields + other.fields,
    aliases: one.aliases + other.aliases,
  };
}

/**
 * The sizes of a document's operations, before validation. Each fragment is measured once, so that the time is
 * proportional to the document's length however often fragments spread one another. An introspection query counts as
 * one field.
 */
function measureOperations({ definitions }: DocumentNode): ReadonlyArray<OperationSize> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measured = new Map<string, OperationSize>();

  function ofFragment(name: string): OperationSize {
    const known = measured.get(name);
    const fragment = fragments.get(name);
    if (known !== undefined || fragment === undefined) return known ?? nothing;
    // The size until it is measured, also for a fragment that spreads itself.
    measured.set(name, endless);
    const size = ofSelections(fragment.selectionSet);
    measured.set(name, size);
    return size;
  }

  function ofSelection(selection: SelectionNode): OperationSize {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
    const { name, alias, selectionSet } = selection;
    const inner = selectionSet === undefined || name.value.startsWith("__") ? nothing : ofSelections(selectionSet);
    return {
      depth: inner.depth + 1,
      rootFields: 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (alias === undefined ? 0 : 1),
    };
  }

  function ofSelections({ selections }: SelectionSetNode): OperationSize {
    return selections.map(ofSelection).reduce(beside, nothing);
  }

  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [ofSelections(definition.selectionSet)] : [],
  );
}

/**
 * Counts how often selections repeat a field, directly or by fragments. Validation compares each pair with everything
 * selected below it.
 */
function countRepeats(document: DocumentNode): number {
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

const names = {
  depth: "levels",
  rootFields: "fields at the root",
  fields: "fields",
  aliases: "aliases",
} as const satisfies Record<keyof OperationSize, string>;
const kinds = ["depth", "rootFields", "fields", "aliases"] as const satisfies ReadonlyArray<keyof OperationSize>;

/** Errors: AggregateError of GraphQLErrors, when an operation of the document is larger than the limits allow. */
export function refuseOversized(document: DocumentNode): void {
  const sizes = measureOperations(document);
  const problems = kinds
    .filter((kind) => sizes.some((size) => size[kind] > limits[kind]))
    .map((kind) => `${limits[kind]} ${names[kind]}`);
  if (countRepeats(document) > limits.repeats) problems.push(`${limits.repeats} fields that are named again`);
  if (problems.length > 0)
    throw new AggregateError(
      problems.map((problem) => new GraphQLError(`More than ${problem}`)),
      "The document is too large",
    );
}
