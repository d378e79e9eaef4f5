import type { ShopBase } from "@kamra/core";
import { DevelopmentPanel, type DevelopmentPanelProps } from "@kamra/react/development";
import { createRoot } from "react-dom/client";

const isWatched = (shop: ShopBase): shop is DevelopmentPanelProps["shop"] => "development" in shop;

/** Shows developers the shop's state and activity, isolated from the page: `/?development`. */
export function showDevelopmentPanel(shop: ShopBase, { document }: { readonly document: Document }): void {
  if (!isWatched(shop)) throw new TypeError("This shop was made without development()");
  const host = document.body.appendChild(document.createElement("div"));
  createRoot(host).render(<DevelopmentPanel shop={shop} />);
}
