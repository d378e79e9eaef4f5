// A shop without scripts in the browser: the worker has one for each request, and the cart is in the shopper's cookies.
import { cart, catalogue, createShop, delivery, requestCookies } from "@kamra/core";
import { isWeighed } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";

interface Bindings {
  readonly ENDPOINT: string;
}

const html = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const page = (name: string, total: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Apples</title></head>
  <body>
    <h1>${html(name)}</h1>
    <form method="post"><button>Add half a kilogram</button></form>
    <p role="status">Total: ${html(total)}</p>
  </body>
</html>`;

async function answer(request: Request, { ENDPOINT: endpoint }: Bindings): Promise<Response> {
  const cookies = requestCookies(request.headers.get("cookie"), { isSecure: request.url.startsWith("https:") });
  const shop = createShop({ capabilities: [catalogue, delivery, cart], endpoint, cookies });
  try {
    const [{ products }] = await Promise.all([shop.catalogue.search({ term: "alma" }), shop.cart.refresh()]);
    const apple = products.find(({ defaultUnit, status }) => isWeighed(defaultUnit) && status === "AVAILABLE");
    if (apple === undefined) return new Response("There are no apples", { status: 404 });
    const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
    if (request.method === "POST") {
      await shop.delivery.select({ type: "personal" });
      const result = await shop.cart.setQuantity(apple, { quantity: 0.5, quantityType: "default" });
      if (result.kind === "refused") return new Response(shop.errorText(result.error), { status: 409 });
      headers.set("location", "/");
    }
    for (const cookie of cookies.setCookieHeaders()) headers.append("set-cookie", cookie);
    if (request.method === "POST") return new Response(null, { status: 303, headers });
    return new Response(page(apple.name, formatHuf(shop.cart.state.get().totals.total)), { headers });
  } finally {
    shop.dispose();
  }
}

export default { fetch: answer };
