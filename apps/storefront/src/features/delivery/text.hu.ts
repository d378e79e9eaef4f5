export const methodText = {
  label: "Hogyan kapod meg?",
  left: (left: string, method: string) => `${left} helyett: ${method}`,
  reason: (problem: string, products: ReadonlyArray<string>) =>
    products.length === 0 ? problem : `${problem}: ${products.join(", ")}`,
  pickup: "Személyesen veszem át",
  delivered: "Házhoz kérem",
} as const;
