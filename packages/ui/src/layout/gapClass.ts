import styles from "./Gap.module.css";

/** A space between parts, by the number of its token: 4 is `--k-space-4`, 16 px at the browser's default text size. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12;

export const gapClass = (gap: Gap): string | undefined => styles[`gap${gap}`];
