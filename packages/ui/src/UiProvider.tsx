import type { ReactNode } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { TextsProvider } from "./text/TextsProvider.tsx";
import type { UiTextChanges } from "./text/uiTexts.ts";

const noChanges: UiTextChanges = {};

export interface UiProviderProps {
  /** Goes to a page of the shop without loading it anew; without it, links are ordinary links. */
  readonly navigate?: (href: string) => void;
  readonly texts?: UiTextChanges;
  readonly children: ReactNode;
}

/** What the components share: Hungarian as their language (the same on server and client), the router, the words. */
export const UiProvider = ({ navigate, texts = noChanges, children }: UiProviderProps) => {
  const content = <TextsProvider texts={texts}>{children}</TextsProvider>;
  return (
    <I18nProvider locale="hu-HU">{navigate === undefined ? content : <RouterProvider navigate={(href) => navigate(href)}>{content}</RouterProvider>}</I18nProvider>
  );
};
