import { embeddedJson, requestCookies } from "@kamra/core";
import { ShopProvider } from "@kamra/react";
import express from "express";
import { renderToString } from "react-dom/server";
import { Page } from "./Page.tsx";
import { findApple, openShop, type PageData } from "./shop.ts";

const endpoint = process.env["KAMRA_ENDPOINT"] ?? "http://localhost:4000/graphql";

const app = express();
app.use("/assets", express.static("dist", { index: false }));

app.get("/", async (request, response) => {
  const cookies = requestCookies(request.headers.cookie, { isSecure: request.secure });
  const shop = openShop({ endpoint, cookies });
  try {
    const [apple] = await Promise.all([findApple(shop), shop.cart.refresh()]);
    const html = renderToString(
      <ShopProvider shop={shop}>
        <Page apple={apple} />
      </ShopProvider>,
    );
    const data: PageData = { endpoint, snapshot: shop.snapshot(), apple };
    response.append("Set-Cookie", [...cookies.setCookieHeaders()]).send(`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Apples</title></head>
  <body>
    <div id="root">${html}</div>
    <script type="application/json" id="data">${embeddedJson(data)}</script>
    <script type="module" src="/assets/client.js"></script>
  </body>
</html>`);
  } finally {
    shop.dispose();
  }
});

app.listen(Number(process.env["PORT"] ?? 5173));
