import helmet from "@fastify/helmet";
import {
  type Backend,
  type BackendOptions,
  clientNetwork,
  createBackend,
  type DatabaseLocation,
  referenceSeed,
} from "@kamra/backend";
import { demoData, demoPictures } from "@kamra/demo-data";
import { databaseLike, leastCost, testDatabase } from "@kamra/backend/testing";
import { fastify, type FastifyInstance } from "fastify";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RouteObject } from "react-router-dom";
import { openBuild, storefrontRoutes } from "../server/index.ts";
import { pageOfRoute } from "./document/page.ts";
import { isFull } from "./isFull.test.kit.ts";
import { routes } from "./routes.tsx";

/** The shop's origin, whatever host a request names. */
export const shopUrl = "https://bolt.pelda.hu";

const pageFiles = (table: ReadonlyArray<RouteObject>): ReadonlyArray<string> =>
  table.flatMap((route) => [pageOfRoute(route)?.file ?? [], pageFiles(route.children ?? [])].flat());

/** The sheet that the stand-in build has for a chunk. */
export const sheetOf = (file: string): string => `assets/${file.replaceAll("/", "-")}.css`;

/** A stand-in for the browser's build, as far as a server reads it, with files that must never be served. */
async function writeBuild(folder: string): Promise<void> {
  const chunks = ["src/entry.client.tsx", ...pageFiles(routes)].map((file) => [
    file,
    { file: "assets/a-1x.js", css: [sheetOf(file)] },
  ]);
  await mkdir(join(folder, "client/assets"), { recursive: true });
  await mkdir(join(folder, "client/.vite"));
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await Promise.all([
    write("client/manifest.json", JSON.stringify(Object.fromEntries(chunks))),
    write("client/assets/a-1x.js", "export {};"),
    write("client/service-worker.js", "export {};"),
    write("client/icon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    write("client/.env", "SECRET"),
    write("client/.vite/secret.txt", "SECRET"),
    write("secret.txt", "SECRET"),
  ]);
}

const started = Date.now();
const morning = new Date(started).setUTCHours(9, 0, 0, 0);

/** Runs from nine in the morning, as pages are kept by no cache shortly before midnight. */
const clock = () => new Date(morning + Date.now() - started);

/** Enough products for a second page of a list. */
const seed = referenceSeed({ data: demoData({ size: 600 }) });

/** A PostgreSQL database with the catalogue, filled once in a worker. */
async function fillTemplate(): Promise<string> {
  const database = await testDatabase({ seed, now: clock() });
  const backend = await createBackend({ database, seed, logger: false, clock });
  await backend.close();
  return database.url;
}
let template: Promise<string> | null = null;

/** The address of a new PostgreSQL database with the catalogue. */
export async function filledDatabase(): Promise<string> {
  template ??= fillTemplate();
  return await databaseLike(new URL(await template).pathname.slice(1));
}

/** In the full run the embedded database, which the shop in a browser always runs on; starting and filling it takes seconds. */
const newDatabase = async (): Promise<DatabaseLocation> =>
  isFull ? { kind: "memory" } : { kind: "server", url: await filledDatabase() };

interface OpenedShop extends Pick<Backend, "app" | "fetch" | "database" | "close"> {
  /** Another process's pages on the same database: they share no memory. */
  readonly openAnother: () => Promise<FastifyInstance>;
}

/** The whole reference shop in this process, its pages rendered from the sources. Takes seconds: open one for a file of tests. */
export async function openShop(
  given?: DatabaseLocation,
  catalogue: Pick<BackendOptions, "seed" | "pictures"> = { seed, pictures: demoPictures },
): Promise<OpenedShop> {
  const folder = await mkdtemp(join(tmpdir(), "kamra-pages-"));
  await writeBuild(folder);
  const build = await openBuild({
    clientDir: join(folder, "client"),
    serverEntry: fileURLToPath(new URL("entry.server.tsx", import.meta.url)),
  });
  const database = given ?? (await newDatabase());
  const backend = await createBackend({
    ...catalogue,
    database,
    logger: false,
    shopUrl,
    sitePaths: build.sitePaths,
    clock,
    passwordCost: leastCost,
  });
  const pages = {
    build,
    fetch: backend.fetch,
    networkOf: clientNetwork,
    gate: backend.gate,
    endpoint: "http://backend.internal/graphql",
    origin: backend.shopUrl,
    clock,
  };
  await backend.app.register(storefrontRoutes, pages);
  const others: FastifyInstance[] = [];
  const openAnother = async () => {
    const app = fastify();
    others.push(app);
    await app.register(helmet);
    await app.register(storefrontRoutes, pages);
    return app;
  };
  const close = async () => {
    for (const app of others) await app.close();
    await backend.close();
    await rm(folder, { recursive: true });
  };
  return { app: backend.app, fetch: backend.fetch, database: backend.database, openAnother, close };
}
