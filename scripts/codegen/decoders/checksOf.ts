import type * as SchemaAST from "effect/SchemaAST";
import { type Context, fieldsOf } from "./readOf.ts";

/**
 * The code that checks what the type of a value does not say: bounds, patterns, and that numbers are whole. The compiler holds
 * what reads the wire into a model to the model's types. Null when there is nothing to check.
 */
export function checksOf(ast: SchemaAST.AST, context: Context): string | null {
  const { call, checks } = context;
  switch (ast._tag) {
    case "String":
    case "Number":
      return ast.checks ? context.read(ast) : null;
    case "Suspend": {
      const code = checks(ast.thunk());
      return code && call("lazy", `() => ${code}`);
    }
    case "Union": {
      const members = ast.types.flatMap((member) => checks(member) ?? []);
      if (members.length > 1) throw new Error("There are no checks for a union of values that have some each, yet");
      const [only] = members;
      return only === undefined ? null : call("nullOr", only);
    }
    case "Objects": {
      const fields = fieldsOf(ast, { read: checks, context });
      return fields.length === 0 ? null : call("checks", `{ ${fields.join(", ")} }`);
    }
    case "Arrays": {
      const [member] = ast.rest.map(checks);
      const elements = ast.elements.flatMap((element, index) => {
        const code = checks(element);
        return code ? [`${index}: ${code}`] : [];
      });
      if (elements.length > 0) return call("checks", `{ ${elements.join(", ")} }`);
      return member ? call("array", member) : null;
    }
    default:
      return null;
  }
}
