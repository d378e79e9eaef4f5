import type { Texts } from "@kamra/core/texts";

/** Every text of the components, by folder: each folder adds its own in its `text.hu.ts`. `core` has the texts of the rules. */
export interface UiTexts {
  /** The texts of the rules, by capability of `@kamra/core`. */
  readonly core: Texts;
}

/** Overrides of some texts. */
export type UiTextChanges = { readonly [Section in keyof UiTexts]?: Partial<UiTexts[Section]> };
