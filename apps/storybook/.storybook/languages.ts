import { inLongWords } from "@kamra/testing/texts";
import { type UiTexts, uiTexts } from "@kamra/ui";
import { englishUiTexts } from "@kamra/ui/texts/en";
import { flushSync } from "react-dom";
import { useSyncExternalStore } from "react";

type Language = "hu" | "en" | "long";

/** The texts of each language of the toolbar. */
export const languages: Readonly<Record<Language, UiTexts>> = {
  hu: uiTexts,
  en: englishUiTexts,
  long: inLongWords(uiTexts),
};

const isLanguage = (name: unknown): name is Language => typeof name === "string" && Object.hasOwn(languages, name);

let shown: Language | null = null;
const listeners = new Set<() => void>();

/** Shows the story in another language than the toolbar's until `null` is given, without rendering it anew. */
export const showLanguage = (language: Language | null): void => {
  shown = language;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};

/** The language that a story is shown in. */
export const useLanguage = (chosen: unknown): Language => {
  const forced = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  return forced ?? (isLanguage(chosen) ? chosen : "hu");
};
