import { DataFolderInUse, resetDatabase } from "@kamra/backend";
import { databaseLocation, refuse } from "./setup/openBackend.ts";

const location = databaseLocation();
try {
  await resetDatabase(location);
  console.log(
    location.kind === "folder"
      ? `[database] ${location.path} is empty; the next start fills it anew.`
      : "[database] Kamra's tables are gone; the next start makes and fills them anew.",
  );
} catch (error) {
  if (error instanceof DataFolderInUse) refuse(error.message);
  throw error;
}
