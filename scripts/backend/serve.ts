import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type BackendOptions,
  backendOptionsOf,
  closeOnSignals,
  createBackend,
  DataFolderInUse,
  type Environment,
  leavingOf,
  portOf,
  WrongSetting,
} from "@kamra/backend";
import { catalogueOf } from "../setup/catalogueOf.ts";
import { showProgress } from "../setup/showProgress.ts";
import { settingsOf, usage } from "./settingsOf.ts";

const isExtension = (module: unknown): module is NonNullable<BackendOptions["extension"]> =>
  typeof module === "object" && module !== null && "schema" in module && "resolvers" in module;

/** The module that `KAMRA_EXTENSION` names. Errors: a WrongSetting when it is missing or exports something else. */
async function extensionOf({ KAMRA_EXTENSION: path }: Environment): Promise<BackendOptions["extension"]> {
  if (!path) return undefined;
  const module: unknown = await import(pathToFileURL(resolve(path)).href).catch((error: unknown) => {
    throw new WrongSetting(`--extension ${path}: ${String(error)}`);
  });
  if (isExtension(module)) return module;
  throw new WrongSetting(`--extension ${path} has to export \`schema\` and \`resolvers\``);
}

async function listen(settings: Environment): Promise<void> {
  const { seed, pictures } = catalogueOf(settings);
  const backend = await createBackend({
    ...backendOptionsOf(settings, { folder: "kamra-data" }),
    extension: await extensionOf(settings),
    seed,
    pictures,
    onProgress: showProgress(),
  });
  closeOnSignals(backend, { leaving: leavingOf(settings) });
  try {
    const host = settings["HOST"] || "localhost";
    console.log(`The backend answers: ${await backend.app.listen({ port: portOf(settings), host })}/graphql`);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** Whether the message alone helps the person at the terminal. */
const isPlain = (error: unknown): error is Error =>
  error instanceof DataFolderInUse ||
  error instanceof WrongSetting ||
  (error instanceof Error && "code" in error && /^(?:EADDRINUSE|EACCES|ERR_PARSE_ARGS_\w+)$/.test(String(error.code)));

/** Serves the reference backend until a signal ends it. */
export async function serve(args: ReadonlyArray<string>): Promise<void> {
  try {
    const settings = settingsOf(args, process.env);
    if (settings === null) console.log(usage);
    else await listen(settings);
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exitCode = 1;
  }
}
