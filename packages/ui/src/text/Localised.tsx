import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { useFormats } from "./useTexts.ts";

/**
 * The shop's language as that of React Aria's components, the same on server and client. Each component that uses them
 * wraps itself in it, so that its code loads with them and not with every page.
 */
export const Localised = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={useFormats().locale}>{children}</I18nProvider>
);
