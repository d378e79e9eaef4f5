export const productPageText = {
  similar: "Hasonló termékek",
  defaultDescription: (name: string) =>
    `${name}: ár, egységár, összetevők és tápérték. Rendeld meg házhozszállítással vagy személyes átvétellel.`,
} as const;
