import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { escapeHtml } from "../http/escapeHtml.ts";
import { insertRows } from "./insertRows.ts";
import { planTree } from "./planTree.ts";
import { promotions } from "./promotions.ts";

/** Fills the category tree, the promotions after the departments. */
export async function insertCategories(db: Kysely<DatabaseSchema>): Promise<void> {
  const tree = planTree();
  const departmentCount = tree.filter(({ level }) => level === 1).length;
  await insertRows(db, "categories", [
    ...tree.map(({ id, parentId, level, position, name, urlKey, traits, childNames }) => ({
      id,
      parent_id: parentId,
      level,
      position,
      name,
      url_key: urlKey,
      content: childNames.length > 0 ? null : `<p>${escapeHtml(traits.text)}</p>`,
      keywords: [name, ...childNames].join(", ").toLocaleLowerCase("hu"),
      description: childNames.length > 0 ? `${name}: ${childNames.join(", ").toLocaleLowerCase("hu")}.` : traits.text,
      is_promotion: false,
      is_homepage_prohibited: traits.adultsOnly,
      promotion_place: null,
    })),
    ...promotions.map(({ id, name, urlKey, text, place }, index) => ({
      id,
      parent_id: null,
      level: 1,
      position: departmentCount + index + 1,
      name,
      url_key: urlKey,
      content: `<p>${escapeHtml(text)}</p>`,
      keywords: name.toLocaleLowerCase("hu"),
      description: text,
      is_promotion: true,
      is_homepage_prohibited: false,
      promotion_place: place,
    })),
  ]);
}
