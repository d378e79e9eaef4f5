export const articleText = {
  validFrom: (day: string) => `Érvényes ettől a naptól: ${day}`,
} as const;
