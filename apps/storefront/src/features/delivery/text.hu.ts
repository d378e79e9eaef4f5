export const methodText = {
  left: (left: string, method: string) => `${left} helyett: ${method}`,
  pickup: "Személyesen veszem át",
  delivered: "Házhoz kérem",
} as const;
