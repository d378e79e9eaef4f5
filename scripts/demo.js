import { run } from "./setup/bootstrap.js";

run("demo.ts");
