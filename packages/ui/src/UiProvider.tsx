import { defaultSettings, type ShopSettings } from "@kamra/core";
import type { ReactNode } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { SettingsProvider } from "./settings/SettingsProvider.tsx";
import { TextsProvider } from "./text/TextsProvider.tsx";
import type { UiTextChanges } from "./text/uiTexts.ts";

const noChanges: UiTextChanges = {};

export interface UiProviderProps {
  /** Goes to a page of the shop without loading it anew; without it, links are ordinary links. */
  readonly navigate?: (href: string) => void;
  readonly texts?: UiTextChanges;
  /** The shop's figures, when they are not the default ones. */
  readonly settings?: ShopSettings;
  readonly children: ReactNode;
}

/** What the components share: Hungarian as their language (the same on server and client), the router, the words, the figures. */
export const UiProvider = ({ navigate, texts = noChanges, settings = defaultSettings, children }: UiProviderProps) => {
  const content = (
    <SettingsProvider settings={settings}>
      <TextsProvider texts={texts}>{children}</TextsProvider>
    </SettingsProvider>
  );
  return (
    <I18nProvider locale="hu-HU">
      {navigate === undefined ? (
        content
      ) : (
        <RouterProvider navigate={(href) => navigate(href)}>{content}</RouterProvider>
      )}
    </I18nProvider>
  );
};
