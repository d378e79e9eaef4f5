import { defaultSettings, type ShopSettings } from "@kamra/core/settings";

/** The storefront's own settings; core's, until one is named here. The backend is given the same (`BackendOptions.settings`). */
export const settings: ShopSettings = { ...defaultSettings };
