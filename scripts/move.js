import { run } from "./setup/bootstrap.js";

run("move.ts");
