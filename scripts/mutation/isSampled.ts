/** Whether a mutant, by the number that Stryker gives it, is tried when one in so many is. */
export const isSampled = (id: string, every: number): boolean => Number(id) % every === 0;
