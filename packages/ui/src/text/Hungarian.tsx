import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";

/**
 * Hungarian as the language of React Aria's components, the same on server and client. Each component that uses them
 * wraps itself in it, so that its code loads with them and not with every page.
 */
export const Hungarian = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale="hu-HU">{children}</I18nProvider>
);
