import { documentCookies } from "@kamra/core";
import { ShopProvider } from "@kamra/react";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./Page.tsx";
import { openShop, type PageData } from "./shop.ts";

const [root, data] = [document.getElementById("root"), document.getElementById("data")];
if (root === null || data === null) throw new Error("The page has no root or no data");
const { apple, ...start }: PageData = JSON.parse(data.textContent);
const shop = openShop({ ...start, cookies: documentCookies(document) });
hydrateRoot(
  root,
  <ShopProvider shop={shop}>
    <Page apple={apple} />
  </ShopProvider>,
);
