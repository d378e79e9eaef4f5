import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { ErrorCode } from "../generated/types.ts";
import { contractSchema } from "./rootFields.ts";

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647,
  Float: (value) => Number.isFinite(value),
  String: (value) => typeof value === "string",
  ID: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  DateTime: (value) =>
    typeof value === "string" && /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.test(value),
};

/** The fields requested of an object of this type, by their response names. */
function asked(
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
): ReadonlyArray<readonly [string, { readonly name: string; readonly selectionSet: SelectionSetNode | undefined }]> {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD)
      return [
        [
          (selection.alias ?? selection.name).value,
          { name: selection.name.value, selectionSet: selection.selectionSet },
        ],
      ];
    if (selection.kind === Kind.FRAGMENT_SPREAD) throw new Error("Generated documents have no fragments");
    return selection.typeCondition === undefined || selection.typeCondition.name.value === type.name
      ? asked(selection.selectionSet, type)
      : [];
  });
}

function ofObject(type: GraphQLNamedType, value: Values, { selection, path }: Place): string[] {
  const actual = isInterfaceType(type) ? contractSchema.getType(String(value["__typename"])) : type;
  if (!isObjectType(actual)) return [`${path} is of no type of the contract`];
  const fields = new Map(asked(selection, actual));
  const strange = Object.keys(value).filter((key) => !fields.has(key));
  const inner = [...fields].flatMap(([key, { name, selectionSet }]) => {
    if (!(key in value)) return [`${path}.${key} is missing`];
    if (name === "__typename") return value[key] === actual.name ? [] : [`${path}.${key} is not ${actual.name}`];
    const field = actual.getFields()[name];
    if (field === undefined) return [`${path}.${key} is not in the contract`];
    return ofValue(field.type, value[key], {
      selection: selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] },
      path: `${path}.${key}`,
    });
  });
  return [...strange.map((key) => `${path}.${key} was not asked for`), ...inner];
}

interface Place {
  readonly selection: SelectionSetNode;
  readonly path: string;
}

function ofValue(type: GraphQLOutputType, value: unknown, place: Place): string[] {
  if (isNonNullType(type)) return value === null ? [`${place.path} is null`] : ofValue(type.ofType, value, place);
  if (value === null) return [];
  if (isListType(type)) {
    return Array.isArray(value)
      ? value.flatMap((each: unknown, index) =>
          ofValue(type.ofType, each, { ...place, path: `${place.path}.${index}` }),
        )
      : [`${place.path} is no list`];
  }
  if (isEnumType(type))
    return type.getValues().some(({ name }) => name === value)
      ? []
      : [`${place.path} is no ${type.name}: ${JSON.stringify(value)}`];
  if (isObjectType(type) || isInterfaceType(type))
    return isValues(value) ? ofObject(type, value, place) : [`${place.path} is no object`];
  return scalars[type.name]?.(value) === true ? [] : [`${place.path} is no ${type.name}: ${JSON.stringify(value)}`];
}

/** Where an answer's data differ from the contract for the document. `null` means that nothing was answered. */
export function dataProblems(document: DocumentNode, data: unknown): string[] {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("Generated documents begin with their operation");
  const root = contractSchema.getRootType(operation.operation);
  if (data === null || !root) return [];
  return isValues(data)
    ? ofObject(root, data, { selection: operation.selectionSet, path: operation.operation })
    : ["The data are no object"];
}

const codes: ReadonlyArray<unknown> = Object.values(ErrorCode);
const isMessages = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string" && each !== "");

function errorProblem(error: unknown): string[] {
  const shown = JSON.stringify(error);
  if (!isValues(error) || typeof error["message"] !== "string" || !isValues(error["extensions"]))
    return [`No error: ${shown}`];
  const strange = Object.keys(error).filter((key) => !["message", "locations", "path", "extensions"].includes(key));
  const { code, validation, ...more } = error["extensions"];
  const isUnderstood = codes.includes(code) && code !== "INTERNAL_SERVER_ERROR";
  const isByField = validation === undefined || (isValues(validation) && Object.values(validation).every(isMessages));
  return strange.length === 0 && Object.keys(more).length === 0 && isUnderstood && isByField
    ? []
    : [`Not an error of the contract: ${shown}`];
}

/** Where an answer's errors are not the contract's, or are unexpected. */
export const errorProblems = (errors: unknown): string[] =>
  Array.isArray(errors) && errors.length > 0 ? errors.flatMap(errorProblem) : [`No errors: ${JSON.stringify(errors)}`];
