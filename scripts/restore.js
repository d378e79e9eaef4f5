import { run } from "./setup/bootstrap.js";

run("restore.ts");
