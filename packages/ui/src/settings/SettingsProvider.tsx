import { defaultSettings, type ShopSettings } from "@kamra/core/settings";
import { createContext, type ReactNode, useContext } from "react";

const SettingsContext = createContext<ShopSettings>(defaultSettings);

/** Props of `SettingsProvider`: the settings of all components inside. */
export interface SettingsProviderProps {
  /** The facts of the shop that components show, such as its limits. */
  readonly settings: ShopSettings;
  /** The part of the page that uses them. */
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
