import { describe, expect, it } from "vitest";
import { breadcrumbs, type CataloguePage } from "./breadcrumbs.ts";
import { buildCategoryTree } from "./buildCategoryTree.ts";
import { findCategoryByPath } from "./findCategoryByPath.ts";
import { topCategoryIds } from "./topCategoryIds.ts";

const node = (id: string, name: string, urlKey: string, children: Parameters<typeof buildCategoryTree>[0] = []) => ({
  id,
  parentId: null,
  name,
  urlKey,
  description: null,
  isPromotion: false,
  content: null,
  keywords: null,
  isHomepageProhibited: false,
  promotionPlace: null,
  ownProductCount: 1,
  children,
});
const tree = buildCategoryTree([
  node("3", "Zöldség", "zoldseg"),
  node("4", "Ital", "ital", [
    node("40", "Víz", "viz", [node("400", "Szénsavas", "szensavas", [node("4000", "Citromos", "citromos")])]),
  ]),
]);

describe("findCategoryByPath", () => {
  it("[CAT-2] finds a category four levels deep by its URL keys", () => {
    const found = findCategoryByPath(tree, "/ital/viz/szensavas/citromos");
    expect(found?.category.id).toBe("4000");
    expect(found?.ancestors.map(({ id }) => id)).toEqual(["4", "40", "400"]);
    expect(found?.category.path).toBe("/ital/viz/szensavas/citromos");
  });

  it("[CAT-2] ignores slashes at both ends", () => {
    expect(findCategoryByPath(tree, "ital/viz/")?.category.id).toBe("40");
  });

  it.each(["", "/", "/viz", "/ital/zoldseg", "/ital/viz/nincs", "/ital//viz", "//ital", "/Ital"])(
    "[CAT-2] finds nothing for %j",
    (path) => {
      expect(findCategoryByPath(tree, path)).toBeNull();
    },
  );
});

it("[CAT-3] the top categories have icons", () => {
  expect(topCategoryIds).toHaveLength(17);
  expect(topCategoryIds.join(", ")).toBe("3, 4, 37, 41, 47, 55, 71, 80, 90, 98, 109, 110, 120, 126, 136, 142, 436");
});

describe("breadcrumbs", () => {
  const labels = (page: Parameters<typeof breadcrumbs>[0]) => breadcrumbs(page).map(({ label }) => label);

  it("[CAT-5] start with home, then name each ancestor", () => {
    const found = findCategoryByPath(tree, "/ital/viz");
    expect(found && breadcrumbs({ kind: "category", ...found })).toEqual([
      { label: "Főoldal", path: "/" },
      { label: "Ital", path: "/ital" },
      { label: "Víz", path: "/ital/viz" },
    ]);
  });

  it("[CAT-5] of a product end with the product", () => {
    expect(
      labels({ kind: "product", name: "Ásványvíz", path: "/termekek/asvanyviz", categories: tree.slice(1) }),
    ).toEqual(["Főoldal", "Ital", "Ásványvíz"]);
  });

  it.each([
    [{ kind: "promotions" }, [["Termékválogatások", "/termekvalogatasok"]]],
    [
      { kind: "promotion", name: "Grillezz!", path: "/termekvalogatasok/grill" },
      [
        ["Termékválogatások", "/termekvalogatasok"],
        ["Grillezz!", "/termekvalogatasok/grill"],
      ],
    ],
    [{ kind: "search" }, [["Keresés", null]]],
    [{ kind: "brand", label: "Tanyasi", path: "/brands/tanyasi" }, [["Tanyasi termékek", "/brands/tanyasi"]]],
    [{ kind: "offers" }, [["Ajánlatok", "/ajanlatok"]]],
    [{ kind: "news" }, [["Újdonságok", "/ujdonsagok"]]],
  ] satisfies ReadonlyArray<readonly [CataloguePage, ReadonlyArray<readonly [label: string, path: string | null]>]>)(
    "[CAT-5] consist of names and paths for %j",
    (page, way) => {
      expect(breadcrumbs(page).map(({ label, path }) => [label, path])).toEqual([["Főoldal", "/"], ...way]);
    },
  );
});
