import type { CookieJar } from "@kamra/core";
import type { ProductView } from "@kamra/ui";
import { createContext, type ReactNode, use, useState } from "react";
import { viewCookie } from "../../shop/viewCookie.ts";

interface ShownView {
  readonly view: ProductView;
  readonly show: (view: ProductView) => void;
}

const ViewContext = createContext<ShownView>({ view: "cards", show: () => undefined });

interface ProductViewProviderProps {
  /** Of the request or of the document: both render the same view. */
  readonly cookies: CookieJar;
  readonly children: ReactNode;
}

/** How lists show products, as the shopper chose it the last time. */
export function ProductViewProvider({ cookies, children }: ProductViewProviderProps) {
  const [view, setView] = useState(() => viewCookie.read(cookies));
  const show = (chosen: ProductView) => {
    viewCookie.write(cookies, chosen);
    setView(chosen);
  };
  return <ViewContext value={{ view, show }}>{children}</ViewContext>;
}

export const useProductView = (): ShownView => use(ViewContext);
