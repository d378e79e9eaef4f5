/** The first three: a cart of thirty chilled goods must not push the next method off the screen. */
const firstOf = (products: ReadonlyArray<string>) =>
  [products.slice(0, 3).join(", "), ...(products.length > 3 ? [`és még ${products.length - 3} termék`] : [])].join(" ");

export const methodText = {
  label: "Hogyan kapod meg?",
  left: (left: string, method: string) => `${left} helyett: ${method}`,
  reason: (problem: string, products: ReadonlyArray<string>) =>
    products.length === 0 ? problem : `${problem}: ${firstOf(products)}`,
  cashCost: (amount: string) => `helyben fizetve +${amount}`,
  pickup: "Személyesen veszem át",
  delivered: "Házhoz kérem",
} as const;
