import { createContext, useContext } from "react";

/** Takes the ids of the categories that a page shows. Only a server render has one: the page ships no others. */
export const ShownCategories = createContext<((id: string) => void) | null>(null);

/** Reports which categories the page shows with their texts and children. */
export function useShownCategories(ids: ReadonlyArray<string>): void {
  const note = useContext(ShownCategories);
  if (note !== null) ids.forEach(note);
}
