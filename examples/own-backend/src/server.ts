// A backend without GraphQL: goods, baskets, and the built page.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import type { Basket, Goods, Unknown } from "./rest.ts";

const goods: ReadonlyArray<Goods> = [
  { sku: "apple", title: "Apple", cents: 349 },
  { sku: "pear", title: "Pear", cents: 489 },
];
const baskets = new Map<string, Map<string, number>>();

function basketOf(id: string): Basket {
  const items = goods.flatMap((each) => {
    const kilograms = baskets.get(id)?.get(each.sku) ?? 0;
    return kilograms === 0 ? [] : [{ ...each, kilograms, sum: Math.round(each.cents * kilograms) }];
  });
  return { id, items, sum: items.reduce((sum, item) => sum + item.sum, 0) };
}

interface Wanted {
  readonly sku: string;
  readonly kilograms: number;
}

/** Changes a basket, all of it or nothing. Returns what it has then; the first goods that are not sold. */
function change(id: string, basket: Map<string, number>, wanted: ReadonlyArray<Wanted>): Basket | Unknown {
  const missing = wanted.find(({ sku }) => !goods.some((each) => each.sku === sku));
  if (missing !== undefined) return { unknown: missing.sku };
  for (const { sku, kilograms } of wanted) basket.set(sku, kilograms);
  return basketOf(id);
}

/** Answers a call; undefined for what is no call. */
function answer(method: string, { pathname, searchParams }: URL, body: unknown): unknown {
  const [, folder, id = ""] = pathname.split("/");
  if (folder === "goods") {
    const term = (searchParams.get("q") ?? "").toLowerCase();
    return goods.filter(({ title }) => title.toLowerCase().includes(term));
  }
  if (folder !== "baskets") return undefined;
  if (method === "PUT" && !baskets.has(id)) baskets.set(id, new Map());
  const basket = baskets.get(id);
  if (basket === undefined) return null;
  return method === "PATCH" ? change(id, basket, body as ReadonlyArray<Wanted>) : basketOf(id);
}

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

const statusOf = (answered: unknown) => {
  if (answered === null) return 404;
  return typeof answered === "object" && "unknown" in answered ? 422 : 200;
};

export const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  let text = "";
  for await (const part of request) text += String(part);
  const answered = answer(request.method ?? "GET", url, text === "" ? null : JSON.parse(text));
  if (answered !== undefined) {
    response.writeHead(statusOf(answered), { "content-type": "application/json" }).end(JSON.stringify(answered));
    return;
  }
  const file = url.pathname === "/" ? "/index.html" : url.pathname;
  const found = await readFile(join("dist", file)).catch(() => null);
  response.writeHead(found === null ? 404 : 200, { "content-type": types[extname(file)] ?? "text/plain" }).end(found);
}).listen(Number(process.env["PORT"] ?? 5173));
