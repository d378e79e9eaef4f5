import type { Progress } from "@kamra/backend";

/**
 * Reports the progress of a long step: at a terminal in one line that changes, elsewhere in a line for each quarter.
 */
export const showProgress = () => {
  let shown = "";
  return ({ label, done, total }: Progress) => {
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    if (process.stdout.isTTY) {
      process.stdout.write(`\r\u001b[K[database] ${label} ${percent} %${percent === 100 ? "\n" : ""}`);
      return;
    }
    const line = `[database] ${label} ${percent - (percent % 25)} %`;
    if (line !== shown) console.log(line);
    shown = line;
  };
};
