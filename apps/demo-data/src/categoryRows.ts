import type { Rows } from "@kamra/backend";
import { escapeUTF8 } from "entities";
import { planTree } from "./tree/planTree.ts";
import { promotions } from "./tree/promotions.ts";

/** The category tree, the promotions after the departments. */
export function categoryRows(): Rows {
  const tree = planTree();
  const departmentCount = tree.filter(({ level }) => level === 1).length;
  const rows = [
    ...tree.map(({ id, parentId, level, position, name, urlKey, traits, childNames }) => ({
      id,
      parent_id: parentId,
      level,
      position,
      name,
      url_key: urlKey,
      content: childNames.length > 0 ? null : `<p>${escapeUTF8(traits.text)}</p>`,
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
      content: `<p>${escapeUTF8(text)}</p>`,
      keywords: name.toLocaleLowerCase("hu"),
      description: text,
      is_promotion: true,
      is_homepage_prohibited: false,
      promotion_place: place,
    })),
  ];
  return { table: "categories", rows };
}
