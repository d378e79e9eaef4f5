import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from "graphql";

interface Filling {
  /** The value for every text. */
  readonly text: unknown;
  /** Whether to leave out optional fields. */
  readonly isLeast: boolean;
}

/** A value of an input type. */
export function inputValue(type: GraphQLInputType, filling: Filling): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return [inputValue(given.ofType, filling)];
  if (isEnumType(given)) return given.getValues()[0]?.name;
  if (isInputObjectType(given)) {
    const fields = Object.values(given.getFields()).filter((field) => !filling.isLeast || isRequiredInputField(field));
    return Object.fromEntries(fields.map((field) => [field.name, inputValue(field.type, filling)]));
  }
  const plain: Readonly<Record<string, unknown>> = {
    Int: 10,
    Float: 1,
    Boolean: true,
    String: filling.text,
    ID: filling.text,
  };
  return plain[getNamedType(given).name];
}
