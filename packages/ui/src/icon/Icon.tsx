import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./Icon.module.css";

/** Outlines on a 24 px grid, drawn with the current colour. */
const outlines = {
  alert: "M12 8v5m0 3.5v.01M10.3 4.2 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z",
  arrowLeft: "M19 12H5m6-6-6 6 6 6",
  arrowRight: "M5 12h14m-6-6 6 6-6 6",
  barcode: "M4 6v12M7.5 6v12M10.5 6v9M13.5 6v9M17 6v12M20 6v12",
  bank: "M4 9.5 12 4l8 5.5M5 9.5h14M6.5 9.5V17m3.7-7.5V17m3.6-7.5V17m3.7-7.5V17M4 20h16M5 17h14",
  bell: "M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4",
  basket: "M3.5 10h17l-1.6 8.4a2 2 0 0 1-2 1.6H7.1a2 2 0 0 1-2-1.6L3.5 10ZM8 10l3-6m5 6-3-6M9.5 13.5v3M14.5 13.5v3",
  card: "M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11ZM3 10h18M7 15h3",
  cash: "M3.5 6.5h17v11h-17zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 9.5v.01M17.5 14.5v.01",
  check: "m5 12.5 4.5 4.5L19 7.5",
  chevronDown: "m6 9.5 6 6 6-6",
  chevronLeft: "m14.5 6-6 6 6 6",
  chevronRight: "m9.5 6 6 6-6 6",
  clock: "M12 7v5l3.5 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  close: "M6 6l12 12M18 6 6 18",
  edit: "M4 20h4L19.5 8.5a2 2 0 0 0 0-2.8l-1.2-1.2a2 2 0 0 0-2.8 0L4 16v4ZM13.5 6.5l4 4",
  eye: "M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  eyeOff:
    "m4 4 16 16M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.3 7.4A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2",
  filter: "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5",
  grid: "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
  home: "m4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20",
  info: "M12 11v5.5M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  logOut: "M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10m-4-4 4 4-4 4",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M6 12h12",
  newTab:
    "M13.5 4H20v6.5M20 4l-9 9M17 14v4.5A1.5 1.5 0 0 1 15.5 20h-10A1.5 1.5 0 0 1 4 18.5v-10A1.5 1.5 0 0 1 5.5 7H10",
  offline:
    "M4 4l16 16M8.5 15.5a5 5 0 0 1 5.8-.9M5 12a10 10 0 0 1 4.5-2.6m3.5-.3A10 10 0 0 1 19 12M2.5 8.5A15 15 0 0 1 7 5.7m4-.9a15 15 0 0 1 10.5 3.7M12 19v.01",
  percent: "M18 6 6 18M7.5 9a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM16.5 18a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z",
  pin: "M12 21s7-6.1 7-11a7 7 0 1 0-14 0c0 4.9 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  plus: "M12 6v12M6 12h12",
  receipt: "M6 3.5h12v17l-2.4-1.5-2.4 1.5-2.4-1.5-2.4 1.5L6 19V3.5ZM9.5 8.5h5M9.5 12.5h5",
  search: "m20 20-4.2-4.2M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z",
  sparkle: "M12 4c.7 4.7 2.8 6.8 8 8-5.2 1.2-7.3 3.3-8 8-.7-4.7-2.8-6.8-8-8 5.2-1.2 7.3-3.3 8-8Z",
  store: "M4.5 10v9.5h15V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6.5 10.5v-5h5v5",
  trash:
    "M5 7h14M10 11v5.5M14 11v5.5M6.5 7l.8 11.2a2 2 0 0 0 2 1.8h5.4a2 2 0 0 0 2-1.8L17.5 7M9 7V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V7",
  truck: "M3 6h11v10H3zM14 10h4l3 3.5V16h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0",
  weight:
    "M12 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.3 7.5h9.4a1.5 1.5 0 0 1 1.5 1.2L20 18a2 2 0 0 1-2 2.4H6A2 2 0 0 1 4 18l1.8-9.3a1.5 1.5 0 0 1 1.5-1.2Z",
} as const;

/** The name of an icon, such as `cart`. */
export type IconName = keyof typeof outlines;

/** Props of `Icon`; the size is 18, 22 or 40 px at the browser's default text size. */
export interface IconProps extends RootProps<"svg"> {
  /** Which icon; the Foundations say what each stands for. */
  readonly name: IconName;
  /** Its size beside text; `medium` unless given. */
  readonly size?: "small" | "medium" | "large";
}

/** An icon beside a text: screen readers skip it. */
export const Icon = ({ name, size = "medium", className, ...root }: IconProps) => (
  <svg
    aria-hidden="true"
    {...root}
    className={classNames(styles.icon, styles[size], className)}
    viewBox="0 0 24 24"
    focusable="false"
  >
    <path d={outlines[name]} />
  </svg>
);
