import { defaultSettings, type ShopSettings } from "@kamra/core";
import { createContext, type ReactNode, useContext } from "react";

const SettingsContext = createContext<ShopSettings>(defaultSettings);

export interface SettingsProviderProps {
  readonly settings: ShopSettings;
  readonly children: ReactNode;
}

/** Overrides settings for everything inside. */
export const SettingsProvider = ({ settings, children }: SettingsProviderProps) => (
  <SettingsContext value={settings}>{children}</SettingsContext>
);

/**
 * The settings of the components.
 * @rule CONST-1
 */
export const useSettings = (): ShopSettings => useContext(SettingsContext);
