import * as Schema from "effect/Schema";
import { CategoryNode } from "../../catalog/CategoryNode.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

interface WireCategory {
  readonly id: string;
  readonly parent_id?: string | null | undefined;
  readonly name: string;
  readonly url_key: string;
  readonly content?: string | null | undefined;
  readonly keywords?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly is_promotion: boolean;
  readonly is_homepage_prohibited: boolean;
  readonly promotion_place?: string | null | undefined;
  readonly product_count: number;
  readonly children?: ReadonlyArray<WireCategory> | undefined;
}

const WireCategory = Schema.Struct({
  id: Schema.String,
  parent_id: nullish(Schema.String),
  name: Schema.String,
  url_key: Schema.String,
  content: nullish(Schema.String),
  keywords: nullish(Schema.String),
  description: nullish(Schema.String),
  is_promotion: Schema.Boolean,
  is_homepage_prohibited: Schema.Boolean,
  promotion_place: nullish(Schema.String),
  product_count: Schema.Natural,
  // The deepest level that is asked for comes without the field.
  children: Schema.optional(Schema.Array(Schema.suspend((): Schema.Codec<WireCategory> => WireCategory))),
});

const readCategory = (wire: WireCategory): CategoryNode => ({
  id: wire.id,
  parentId: wire.parent_id ?? null,
  name: wire.name,
  urlKey: wire.url_key,
  content: wire.content ?? null,
  keywords: wire.keywords ?? null,
  description: wire.description ?? null,
  isPromotion: wire.is_promotion,
  isHomepageProhibited: wire.is_homepage_prohibited,
  promotionPlace: wire.promotion_place ?? null,
  ownProductCount: wire.product_count,
  children: (wire.children ?? []).map(readCategory),
});

/** The contract's `Category` and those under it, read into the model. */
export const CategoryNodeFromWire = decodeOnly(WireCategory, CategoryNode, readCategory);
