/** Test databases are copies of these templates: creating and filling the tables takes longer than most tests. */
export const templates = {
  /** All tables, without a row. */
  tables: "template-tables",
  /** The small catalogue as it is on the day on which tests begin. */
  catalogue: "template-catalogue",
} as const;
