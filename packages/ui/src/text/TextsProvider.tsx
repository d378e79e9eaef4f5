import { type ReactNode, useContext, useMemo } from "react";
import type { UiTextChanges } from "./UiTexts.ts";
import { TextChangesContext } from "./useTexts.ts";

/** Props of `TextsProvider`: the changed texts, or those of a whole language; all others stay. */
export interface TextsProviderProps {
  /** Texts that replace those of the provider around it. */
  readonly texts: UiTextChanges;
  /** The part of the page that they hold for. */
  readonly children: ReactNode;
}

/** Overrides some texts for everything inside. */
export const TextsProvider = ({ texts, children }: TextsProviderProps) => {
  const outer = useContext(TextChangesContext);
  const changes = useMemo(() => [...outer, texts], [outer, texts]);
  return <TextChangesContext value={changes}>{children}</TextChangesContext>;
};
