import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type UiTextChanges, type UiTexts, uiTexts, withChanges } from "./uiTexts.ts";

const TextsContext = createContext<UiTexts>(uiTexts);

export interface TextsProviderProps {
  readonly texts: UiTextChanges;
  readonly children: ReactNode;
}

/** Overrides some texts for everything inside. */
export const TextsProvider = ({ texts, children }: TextsProviderProps) => {
  const outer = useContext(TextsContext);
  const merged = useMemo(() => withChanges(outer, texts), [outer, texts]);
  return <TextsContext value={merged}>{children}</TextsContext>;
};

/** The texts of the components. */
export const useTexts = (): UiTexts => useContext(TextsContext);
