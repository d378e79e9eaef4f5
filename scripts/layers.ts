import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderLayers } from "./config/folderLayers.ts";
import { drawLayers } from "./layers/drawLayers.ts";
import { readArrows } from "./layers/readArrows.ts";
import { withPictures } from "./layers/withPictures.ts";
import { root } from "./setup/step.ts";

// node scripts/run.js layers: draws the layers of folders in docs/architecture.md from the imports.

const file = join(root, "docs/architecture.md");
writeFileSync(
  file,
  withPictures(readFileSync(file, "utf8"), (source) =>
    drawLayers(readArrows(join(root, source)), folderLayers[source] ?? []),
  ),
);
