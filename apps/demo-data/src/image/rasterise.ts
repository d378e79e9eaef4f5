import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg, type ResvgRenderOptions } from "@resvg/resvg-wasm";

let starting: Promise<void> | undefined;

async function start(): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
}

interface Raster {
  /** Four bytes each. */
  readonly pixels: Uint8Array;
  readonly asPng: () => Uint8Array;
}

/** What is behind a picture, as behind a product card's. */
const background = "#f7f3ea";

/** An SVG document's pixels, without its words: there are no fonts. The first call reads two megabytes. */
export async function rasterise<Result>(
  svg: string,
  { width, take }: { readonly width: number; readonly take: (image: Raster) => Result },
): Promise<Result> {
  starting ??= start();
  await starting;
  const options: ResvgRenderOptions = {
    background,
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  };
  const drawing = new Resvg(svg, options);
  const image = drawing.render();
  try {
    return take(image);
  } finally {
    image.free();
    drawing.free();
  }
}
