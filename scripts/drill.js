import { run } from "./setup/bootstrap.js";

run("drill.ts");
