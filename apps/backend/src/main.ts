import { closeOnSignals } from "./closeOnSignals.ts";
import { createBackend } from "./createBackend.ts";
import { DataFolderInUse } from "./database/DataFolderInUse.ts";
import { backendOptionsOf } from "./backendOptionsOf.ts";
import { leavingOf } from "./environment/leavingOf.ts";
import { portOf } from "./environment/portOf.ts";
import { WrongSetting } from "./environment/WrongSetting.ts";

/** Runs the backend alone, configured by the environment. */
try {
  const backend = await createBackend({
    ...backendOptionsOf(process.env, { folder: ".data" }),
    onProgress: ({ label, done, total }) => console.error(`${label}: ${done} of ${total}`),
  });
  closeOnSignals(backend, { leaving: leavingOf(process.env) });
  const address = await backend.app.listen({ port: portOf(process.env), host: process.env["HOST"] || "localhost" });
  console.error(`The backend answers: ${address}/graphql`);
} catch (error) {
  console.error(error instanceof DataFolderInUse || error instanceof WrongSetting ? error.message : error);
  process.exitCode = 1;
}
