import { type Backend, clientNetwork, createBackend, type DatabaseLocation, referenceSeed } from "@kamra/backend";
import { demoData, demoPictures } from "@kamra/demo-data";
import { openBuild, storefrontRoutes } from "@kamra/storefront/server";
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { admissionGate } from "../../apps/backend/src/http/admissionGate.ts";
import { admissionLimits } from "../../apps/backend/src/http/admissionLimits.ts";

/**
 * Serves the shop's pages in production mode and their baselines in one process. Run as
 * `pageServers.ts <database as JSON> <paths of pages>`; reports its ports to its parent, and answers each message: how much
 * processor it has used, or takes for renders of these pages in turn by React alone.
 */
const [, , location = "", ...paths] = process.argv;

const dist = fileURLToPath(new URL("../../apps/storefront/dist/", import.meta.url));
const endpoint = "http://backend.internal/graphql";
const isLocation = (json: unknown): json is DatabaseLocation =>
  typeof json === "object" && json !== null && "kind" in json;
type Bare = () => string;
const isBuild = (
  module: unknown,
): module is { readonly bareRender: (request: Request, options: object) => Promise<Bare> } =>
  typeof module === "object" && module !== null && "bareRender" in module;

async function openShop(): Promise<Backend> {
  const database: unknown = JSON.parse(location);
  assert(isLocation(database));
  const backend = await createBackend({
    database,
    seed: referenceSeed({ data: demoData() }),
    pictures: demoPictures,
    shopUrl: "https://kamra.example",
    trustedProxies: "loopback",
    logger: false,
  });
  await backend.app.register(storefrontRoutes, {
    build: await openBuild({ clientDir: `${dist}client`, serverEntry: `${dist}server/entry.server.js` }),
    fetch: backend.fetch,
    networkOf: clientNetwork,
    // The same number at once, but none is refused because a busy machine has let it wait.
    gate: admissionGate({ ...admissionLimits, longestWait: 600_000, overload: { after: Infinity, longestWait: 0 } }),
    origin: backend.shopUrl,
    endpoint,
  });
  await backend.app.listen({ port: 0, host: "127.0.0.1" });
  return backend;
}

async function openBare({ fetch, shopUrl }: Backend, path: string): Promise<Bare> {
  const module: unknown = await import(`${dist}server/entry.server.js`);
  assert(isBuild(module), "npm run build makes the storefront");
  const assets = { styles: [], scripts: [], modules: [], fonts: [] };
  const fetchAsPage: Backend["fetch"] = (to, init) => {
    const headers = new Headers(init?.headers);
    headers.set("origin", shopUrl);
    headers.set("x-forwarded-for", "10.255.255.1");
    return fetch(to, { ...init, headers });
  };
  const render = await module.bareRender(new Request(shopUrl + path), {
    fetch: fetchAsPage,
    endpoint,
    browserEndpoint: "/graphql",
    origin: shopUrl,
    assetsOf: () => assets,
    log: () => undefined,
  });
  assert(render().includes("<article"), `${path} shows products`);
  return render;
}

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const portOf = (server: { address(): unknown }): unknown => {
  const address = server.address();
  return typeof address === "object" && address !== null ? Reflect.get(address, "port") : null;
};

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const backend = await openShop();
const headers = { "content-type": "text/html; charset=utf-8" };
const pages: { readonly path: string; readonly bare: Bare; readonly sent: Buffer }[] = [];
for (const path of paths) {
  const bare = await openBare(backend, path);
  const { rawPayload } = await backend.app.inject({ url: path, headers: { host: "kamra.example" } });
  pages.push({ path, bare, sent: rawPayload });
}
const [first] = pages;
assert(first !== undefined);
const file = join(tmpdir(), `kamra-page-${process.pid}.html`);
await writeFile(file, first.sent);
const plain = await listen(
  createServer(({ url }, response) => {
    const page = pages.find(({ path }) => path === url);
    assert(page !== undefined && page.bare().length > 0);
    response.writeHead(200, headers).end(page.sent);
  }),
);
const files = await listen(
  createServer(
    (_request, response) => void readFile(file).then((bytes) => response.writeHead(200, headers).end(bytes)),
  ),
);

const ports = { shop: portOf(backend.app.server), plain: portOf(plain), files: portOf(files) };
process.send?.({ ports });
process.on("message", (renders) => {
  const before = cpuMs();
  for (let done = 0; done < Number(renders); done += 1) assert((pages[done % pages.length]?.bare().length ?? 0) > 0);
  process.send?.({ cpuMs: Number(renders) === 0 ? before : cpuMs() - before });
});
process.once("disconnect", () => process.exit(0));
