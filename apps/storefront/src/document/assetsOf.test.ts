import { expect, it } from "vitest";
import { assetsOf, type Manifest } from "./assetsOf.ts";

const manifest: Manifest = {
  "src/entry.client.tsx": { file: "assets/entry.js", imports: ["_react.js"], css: ["assets/common.css"] },
  "_react.js": { file: "assets/react.js" },
  "_shared.js": { file: "assets/shared.js", imports: ["_react.js"] },
  "src/features/home/HomePage.tsx": { file: "assets/home.js", imports: ["_shared.js"], css: ["assets/home.css"] },
  "src/features/cart/CartPage.tsx": { file: "assets/cart.js", css: ["assets/cart.css"] },
  "common.css": { file: "assets/common.css" },
  "figtree.woff2": { file: "assets/figtree-latin-abc.woff2" },
  "figtree-ext.woff2": { file: "assets/figtree-latin-ext-abc.woff2" },
};

it("names each chunk of the page once, after those that it imports, with its styles, and none of another page", () => {
  expect(assetsOf(manifest, { pages: ["src/features/home/HomePage.tsx"] })).toEqual({
    scripts: ["/assets/react.js", "/assets/shared.js", "/assets/home.js", "/assets/entry.js"],
    styles: ["/assets/common.css", "/assets/home.css"],
    fonts: ["/assets/figtree-latin-abc.woff2", "/assets/figtree-latin-ext-abc.woff2"],
  });
});

it("throws for a page that the build does not have", () => {
  expect(() => assetsOf(manifest, { pages: ["src/features/none/NonePage.tsx"] })).toThrow("NonePage.tsx");
});
