import { struct } from "./kernel.ts";
import type { OwnModel, OwnModels } from "./OwnModel.ts";
import { type OwnFields, ownModelNames, type OwnPart } from "./Reading.ts";

type Any = Readonly<Record<string, unknown>>;

const partOf = ({ fields, selection = Object.keys(fields).join(" ") }: OwnModel<Any>): OwnPart => ({
  selection,
  read: struct(fields),
});

/**
 * The application's own fields of our models, for `createShop`, `productOf` and `cartOf`. The models' types have them by declaration
 * merging: see the guide `docs/own-fields.md`.
 *
 * @example Object.keys(ownFields({ Product: { fields: { carbonKg: () => null } } })) // => ["Product"]
 */
export const ownFields = (models: OwnModels): OwnFields =>
  Object.fromEntries(
    ownModelNames.flatMap((name) => {
      const model: OwnModel<Any> | undefined = models[name];
      return model === undefined ? [] : [[name, partOf(model)]];
    }),
  );
