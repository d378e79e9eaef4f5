import { settings } from "./settings.ts";

/** The options of every shop of the storefront: its server keeps the session in a cookie of the shop's own origin. */
export const commonOptions = ({ origin }: { readonly origin: string }) => ({
  settings,
  cookieSession: { isSecure: origin.startsWith("https:") },
});
