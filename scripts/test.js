import { run } from "./setup/bootstrap.js";

run("test.ts");
