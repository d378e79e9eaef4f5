import { run } from "./setup/bootstrap.js";

run("dev.ts");
