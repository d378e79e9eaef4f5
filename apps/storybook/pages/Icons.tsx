import { Icon, type IconName } from "@kamra/ui";
import styles from "./Foundations.module.css";

/** What each icon stands for. A new icon needs its line here. */
const meanings: Readonly<Record<IconName, string>> = {
  alert: "something went wrong",
  arrowLeft: "back",
  arrowRight: "on",
  bank: "bank transfer",
  barcode: "read a barcode by the camera",
  bell: "tell me when it is back",
  basket: "cart",
  card: "bank card",
  cash: "cash",
  check: "done, chosen",
  chevronDown: "opens below",
  chevronLeft: "previous",
  chevronRight: "next, one level down",
  clock: "time slot",
  close: "close",
  edit: "change",
  eye: "show the password",
  eyeOff: "hide the password",
  filter: "filters",
  grid: "cards",
  home: "delivery to the door",
  info: "note",
  list: "shopping list, rows",
  logOut: "log out",
  menu: "menu",
  minus: "one less",
  newTab: "opens a new tab",
  offline: "no connection",
  percent: "offers",
  pin: "place",
  plus: "one more",
  receipt: "order, receipt",
  search: "search",
  sparkle: "new",
  store: "pickup in the shop",
  trash: "delete",
  truck: "courier",
  user: "profile",
  weight: "weight",
};

const isIcon = (name: string): name is IconName => Object.hasOwn(meanings, name);

export const Icons = () => (
  <ul className={styles.icons}>
    {Object.entries(meanings).map(([name, meaning]) => (
      <li key={name}>
        {isIcon(name) && <Icon name={name} size="large" />}
        <span>
          <code>{name}</code>
        </span>
        <small>{meaning}</small>
      </li>
    ))}
  </ul>
);
