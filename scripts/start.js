import { run } from "./setup/bootstrap.js";

run("start.ts");
