// Fills the database with two kinds of fruit.
import { rmSync } from "node:fs";
import { bootstrap, LanguageCode } from "@vendure/core";
import { populate } from "@vendure/core/cli/index.js";
import { config } from "./config.ts";

rmSync("vendure.sqlite", { force: true });
const app = await populate(
  () => bootstrap({ ...config, importExportOptions: { importAssetsDir: "." } }),
  {
    defaultLanguage: LanguageCode.en,
    defaultZone: "Europe",
    countries: [{ name: "Hungary", code: "HU", zone: "Europe" }],
    taxRates: [{ name: "standard", percentage: 0 }],
    shippingMethods: [],
    paymentMethods: [],
    collections: [],
  },
  "fruit.csv",
);
await app.close();
process.exit(0);
