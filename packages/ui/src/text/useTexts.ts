import { formats, type Formats } from "@kamra/core/text";
import type { Texts } from "@kamra/core/texts";
import { createContext, useContext } from "react";
import type { UiTextChanges, UiTexts } from "./UiTexts.ts";

/** The changed texts of each provider around, the outermost first. */
export const TextChangesContext = createContext<ReadonlyArray<UiTextChanges>>([]);

/**
 * A folder's texts with the shop's changes. The component passes the defaults, so that a page loads only the texts that
 * it uses.
 */
export function useTexts<Section extends keyof UiTexts>(section: Section, own: UiTexts[Section]): UiTexts[Section] {
  return useContext(TextChangesContext).reduce((texts, { [section]: changes }) => {
    return changes === undefined ? texts : { ...texts, ...changes };
  }, own);
}

/** The texts of one of core's capabilities, as the shop has changed them. */
export function useCoreTexts<Capability extends keyof Texts>(
  capability: Capability,
  own: Texts[Capability],
): Texts[Capability] {
  return useContext(TextChangesContext).reduce((texts, { core }) => core?.[capability] ?? texts, own);
}

/** How money, numbers and dates are written, as the shop has changed it. */
export const useFormats = (): Formats => useCoreTexts("formats", formats);
