import fc from "fast-check";
import type { CategoryNode } from "./CategoryNode.ts";

interface Bud {
  readonly ownProductCount: number;
  readonly children: ReadonlyArray<Bud>;
}

const { bud } = fc.letrec<{ bud: Bud }>((tie) => ({
  bud: fc.record({
    ownProductCount: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 50 })),
    children: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constant([]),
      fc.array(tie("bud"), { maxLength: 3 }),
    ),
  }),
}));

const grow = (buds: ReadonlyArray<Bud>, parentId: string | null): ReadonlyArray<CategoryNode> =>
  buds.map(({ ownProductCount, children }, index) => {
    const id = parentId === null ? `${index}` : `${parentId}-${index}`;
    return {
      id,
      parentId,
      name: `N${id}`,
      urlKey: `k${index}`,
      description: null,
      isPromotion: false,
      content: null,
      keywords: null,
      isHomepageProhibited: false,
      promotionPlace: null,
      ownProductCount,
      children: grow(children, id),
    };
  });
/** Category trees as a server sends them, products in any node. */
export const categoryNodes = fc.array(bud, { maxLength: 5 }).map((buds) => grow(buds, null));
