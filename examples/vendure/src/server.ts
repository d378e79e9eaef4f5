import { bootstrap } from "@vendure/core";
import { config } from "./config.ts";

await bootstrap(config);
