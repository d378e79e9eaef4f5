import {
  type DocumentNode,
  type FieldDefinitionNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InputValueDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
} from "graphql";
import type { ArgumentRange, ListSize, OperationCost, OperationPlan, RangedField } from "./OperationPlan.ts";

const costAtRoot = 10;
const assumedSize = 10;

const numberOf = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

const free: OperationCost = { fixed: 0, lists: [] };
const sum = (one: OperationCost, other: OperationCost): OperationCost => ({
  fixed: one.fixed + other.fixed,
  lists: [...one.lists, ...other.lists],
});
const plus = (cost: OperationCost, fixed: number): OperationCost => ({ ...cost, fixed: cost.fixed + fixed });
const times = (each: OperationCost, size: ListSize): OperationCost =>
  typeof size === "number" && each.lists.length === 0
    ? { fixed: size * each.fixed, lists: [] }
    : { fixed: 0, lists: [{ size, each }] };

/** How many entries the field's `first` asks for; `null` for a field without it. */
function pageSizeOf(node: FieldNode, field: GraphQLField<unknown, unknown>): ListSize | null {
  const argument = field.args.find(({ name }) => name === "first");
  if (argument === undefined) return null;
  const otherwise = numberOf(argument.defaultValue, assumedSize);
  const given = node.arguments?.find(({ name }) => name.value === "first")?.value;
  if (given?.kind === Kind.VARIABLE) return { variable: given.name.value, otherwise };
  return given?.kind === Kind.INT ? Number(given.value) : otherwise;
}

/** As many as the list has that the field's argument names: one for a value that is no list. */
function lengthOf(node: FieldNode, argument: string): ListSize {
  const given = node.arguments?.find(({ name }) => name.value === argument)?.value;
  if (given?.kind === Kind.VARIABLE) return { variable: given.name.value, otherwise: 1 };
  return given?.kind === Kind.LIST ? given.values.length : 1;
}

interface PlanContext {
  readonly schema: GraphQLSchema;
  readonly fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined;
}

/**
 * An operation's cost by the contract's `@cost` and `@listSize`, and its arguments with a `@range`. Charges all
 * branches of an interface, and also skipped fields. Call it only for documents that `refuseOversized` accepts: its
 * time is proportional to the number of expanded fields.
 */
function planOperation(operation: OperationDefinitionNode, { schema, fragmentOf }: PlanContext): OperationPlan {
  const ranged: RangedField[] = [];

  function declared(
    name: string,
    node: FieldDefinitionNode | InputValueDefinitionNode | null | undefined,
  ): Readonly<Record<string, unknown>> | undefined {
    const directive = schema.getDirective(name);
    return directive && node ? getDirectiveValues(directive, node) : undefined;
  }

  function rangesOf({ args }: GraphQLField<unknown, unknown>): ReadonlyArray<ArgumentRange> {
    return args.flatMap(({ name, astNode }) => {
      const range = declared("range", astNode);
      const max = numberOf(range?.["max"], Infinity);
      return range === undefined
        ? []
        : [{ argument: name, min: numberOf(range["min"], 1), max, maxOfNamed: numberOf(range["maxOfNamed"], max) }];
    });
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType, within: ListSize | null): OperationCost {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    // Unknown fields are refused elsewhere; introspection costs nothing.
    if (field === undefined) return free;
    const ranges = rangesOf(field);
    if (ranges.length > 0) ranged.push({ node, field, ranges });
    const isRoot = parent === schema.getQueryType() || parent === schema.getMutationType();
    const weight = numberOf(declared("cost", field.astNode)?.["weight"], isRoot ? costAtRoot : 0);
    const type = getNamedType(field.type);
    if (!isCompositeType(type) || node.selectionSet === undefined) return { fixed: weight, lists: [] };
    const pageSize = pageSizeOf(node, field);
    const isList = isListType(getNullableType(field.type));
    const object = plus(ofSelections(node.selectionSet, type, isList ? null : pageSize), 1);
    if (!isList) return plus(object, weight);
    const listSize = declared("listSize", field.astNode);
    const counted = listSize?.["lengthOf"];
    if (typeof counted === "string") return times(plus(object, weight), lengthOf(node, counted));
    return plus(times(object, pageSize ?? within ?? numberOf(listSize?.["assumedSize"], assumedSize)), weight);
  }

  function ofSelections(
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType,
    within: ListSize | null,
  ): OperationCost {
    return selections
      .map((selection) => {
        if (selection.kind === Kind.FIELD) return ofField(selection, parent, within);
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(selection.name.value);
        if (!part) return free;
        const type = part.typeCondition === undefined ? parent : schema.getType(part.typeCondition.name.value);
        return ofSelections(part.selectionSet, type ?? parent, within);
      })
      .reduce(sum, free);
  }

  const root = schema.getRootType(operation.operation);
  return { cost: root ? ofSelections(operation.selectionSet, root, null) : free, ranged };
}

const plans = new WeakMap<OperationDefinitionNode, OperationPlan>();

/** The plan of an operation, created on first use and kept with its document. */
export function planOf(
  operation: OperationDefinitionNode,
  { schema, document }: { readonly schema: GraphQLSchema; readonly document: DocumentNode },
): OperationPlan {
  const known = plans.get(operation);
  if (known !== undefined) return known;
  const fragmentOf = (name: string) =>
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .find((fragment) => fragment.name.value === name);
  const plan = planOperation(operation, { schema, fragmentOf });
  plans.set(operation, plan);
  return plan;
}
