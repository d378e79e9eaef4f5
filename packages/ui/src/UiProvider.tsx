import { defaultSettings, type ShopSettings } from "@kamra/core";
import type { ReactNode } from "react";
import { NavigateContext } from "./link/NavigateContext.ts";
import { SettingsProvider } from "./settings/SettingsProvider.tsx";
import { TextsProvider } from "./text/TextsProvider.tsx";
import type { UiTextChanges } from "./text/UiTexts.ts";

const noChanges: UiTextChanges = {};

export interface UiProviderProps {
  /** Navigates to a page of the shop without reloading; without it, links are ordinary links. */
  readonly navigate?: (href: string) => void;
  readonly texts?: UiTextChanges;
  /** The shop's settings, if they differ from the defaults. */
  readonly settings?: ShopSettings;
  readonly children: ReactNode;
}

/** Context of the components: the router, texts, and settings. */
export const UiProvider = ({ navigate, texts = noChanges, settings = defaultSettings, children }: UiProviderProps) => (
  <NavigateContext value={navigate ?? null}>
    <SettingsProvider settings={settings}>
      <TextsProvider texts={texts}>{children}</TextsProvider>
    </SettingsProvider>
  </NavigateContext>
);
