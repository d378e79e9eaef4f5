/**
 * The top categories that have an icon, by id.
 *
 * @rule CAT-3
 */
export const topCategoryIds: ReadonlyArray<string> = [
  "3",
  "4",
  "37",
  "41",
  "47",
  "55",
  "71",
  "80",
  "90",
  "98",
  "109",
  "110",
  "120",
  "126",
  "136",
  "142",
  "436",
];
