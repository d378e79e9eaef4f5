import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Fetch, LogEntry } from "@kamra/core";
import { assetsOf, type Manifest } from "../src/document/assetsOf.ts";
import { fetchFor } from "./fetchFor.ts";
import { lastResortPage } from "./lastResortPage.ts";
import { pageHeaders } from "./pageHeaders.ts";
import { isServerBuild, type ServerBuild } from "./ServerBuild.ts";

/** Answers a request for a page of the storefront, that came from this address; every request gets an answer. */
export type StorefrontHandler = (request: Request, from: { readonly address: string }) => Promise<Response>;

export interface StorefrontOptions {
  /** Folder of the browser's build. */
  readonly clientDir: string;
  /** File of the server's build. */
  readonly serverEntry: string;
  /** Reaches the backend; in the same process, without a network. */
  readonly fetch: Fetch;
  /** Address of the backend's GraphQL, for `fetch`. */
  readonly endpoint: string;
  /** The same for browsers; `/graphql` by default. */
  readonly browserEndpoint?: string;
  /** Scheme and host that the shop is known by; by default those of the request. */
  readonly origin?: string;
  /** Takes what made a page fail. */
  readonly log?: (entry: LogEntry) => void;
}

const isManifest = (json: unknown): json is Manifest => typeof json === "object" && json !== null;

/**
 * Opens the pages of a built storefront, rendered on the server, as a function from `Request` to `Response`. The files
 * that they load are under `clientDir`; `storefrontRoutes` serves both.
 *
 * Errors: rejects when the builds cannot be read. The handler itself answers 405 to what is not GET or HEAD and 500
 * with a Hungarian page to what fails.
 */
export async function createStorefrontHandler(options: StorefrontOptions): Promise<StorefrontHandler> {
  const { clientDir, serverEntry, fetch, endpoint, browserEndpoint = "/graphql", log = () => undefined } = options;
  const manifest: unknown = JSON.parse(await readFile(join(clientDir, "manifest.json"), "utf8"));
  if (!isManifest(manifest)) throw new Error(`${clientDir} has no manifest of a build`);
  const { render } = await importServerBuild(serverEntry);

  return async (request, from) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    const url = new URL(request.url);
    const styleNonce = randomBytes(16).toString("base64url");
    const rendering = render(request, {
      fetch: fetchFor(fetch, from),
      endpoint,
      browserEndpoint,
      origin: options.origin ?? url.origin,
      assetsOf: (pages) => assetsOf(manifest, { pages }),
      styleNonce,
      log,
    });
    const response = await rendering.catch((error: unknown) => {
      log({ level: "critical", message: "Not even the error page could be rendered", details: [error] });
      return lastResortPage();
    });
    for (const [name, value] of Object.entries(pageHeaders({ styleNonce }))) response.headers.set(name, value);
    return response;
  };
}

const importServerBuild = async (file: string): Promise<ServerBuild> => {
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isServerBuild(module)) throw new Error(`${file} is not the storefront's server build`);
  return module;
};
