import { run } from "./setup/bootstrap.js";

run("backup.ts");
