import { expect, it } from "vitest";
import { readRoute } from "./routeParts.ts";

const file = "/shop/src/features/apples/route.ts";

it("reads the page, its loader, who may keep it and whether the site map names it", () => {
  const text = `// Of all apples.
export { ApplesPage as Page } from "./ApplesPage.tsx";
export { momentLoader as loader } from "../page/momentLoader.ts";
export const isPublic = true;
export const isListed = true;
`;
  expect(readRoute(file, text)).toEqual({
    Page: { name: "ApplesPage", file: "/shop/src/features/apples/ApplesPage.tsx" },
    loader: { name: "momentLoader", file: "/shop/src/features/page/momentLoader.ts" },
    isPublic: true,
    isListed: true,
  });
});

it("reads a route that only leads on, and a page that no cache may keep", () => {
  expect(readRoute(file, 'export { loader } from "./applesLoader.ts";\n')).toEqual({
    loader: { name: "loader", file: "/shop/src/features/apples/applesLoader.ts" },
    isPublic: false,
    isListed: false,
  });
});

it.each([
  ["export const loader = () => null;", /re-exports its Page and its loader/],
  ['export { Apples as Apple } from "./Apples.tsx";', /not "export \{ Apples as Apple \}/],
  ['import "./apples.css";', /not "import/],
  ["export const isPublic = false;", /not "export const isPublic = false/],
  ['export { ApplesPage as Page } from "./ApplesPage.tsx";', /has no loader/],
])("refuses a route that says %s", (text, message) => {
  expect(() => readRoute(file, `${text}\n`)).toThrow(message);
});
