import { run } from "./setup/bootstrap.js";

run("db-reset.ts");
