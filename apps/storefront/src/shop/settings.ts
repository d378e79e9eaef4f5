import { defaultSettings, type ShopSettings } from "@kamra/core/settings";

/**
 * The storefront's settings; core's defaults unless overridden here. The backend gets the same
 * (`BackendOptions.settings`).
 */
export const settings: ShopSettings = { ...defaultSettings };
