import { struct } from "./kernel.ts";
import type { OwnModel, OwnModels } from "./OwnModel.ts";
import { type OwnFields, type OwnModelName, ownModelNames, type OwnPart } from "./Reading.ts";

type Any = Readonly<Record<string, unknown>>;

/** The contract's types that models are read from, where their names differ. */
const typeOf = (model: string): string => ({ CartLine: "CartProduct", OrderLine: "OrderProduct" })[model] ?? model;

const partOf = (name: OwnModelName, { fields, selection = Object.keys(fields).join(" ") }: OwnModel<Any>): OwnPart => ({
  ask: (text) => text.replaceAll(` on ${typeOf(name)}{`, (head) => `${head}${selection} `),
  read: struct(fields),
});

/**
 * The application's own fields of our models, for `createShop`, `productOf` and `cartOf`. The models' types have them by declaration
 * merging: see the guide `docs/own-fields.md`.
 *
 * @example Object.keys(ownFields({ Product: { fields: { carbonKg: () => null } } })) // => ["Product"]
 * @example ownFields({ User: { fields: { level: () => null } } }).User?.ask("{me{...U}}fragment U on User{id}") // => "{me{...U}}fragment U on User{level id}"
 */
export const ownFields = (models: OwnModels): OwnFields =>
  Object.fromEntries(
    ownModelNames.flatMap((name) => {
      const model: OwnModel<Any> | undefined = models[name];
      return model === undefined ? [] : [[name, partOf(name, model)]];
    }),
  );
