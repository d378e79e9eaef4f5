/** Says what the drill does, and after how many seconds of the process. */
export const say = (what: string): void =>
  console.log(`[drill] ${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${what}`);
