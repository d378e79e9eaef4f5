import { type ReactNode, useId } from "react";
import { BareButton } from "../button/BareButton.tsx";
import { moveAmongTabs } from "../button/moveAmong.ts";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Tabs.module.css";

/** One of the `Tabs`: its words and what it shows. */
export interface ShownTab {
  /** What it is told apart by. */
  readonly id: string;
  /** One or two words. */
  readonly label: string;
  /** What it shows; it is on the page only while the tab is open. */
  readonly content: ReactNode;
}

/** Props of `Tabs`: the tabs and which is open, and those of its root element. */
export interface TabsProps extends RootProps<"div"> {
  /** What screen readers call the row of tabs. */
  readonly label: string;
  /** The tabs in their order, two to five. */
  readonly tabs: ReadonlyArray<ShownTab>;
  /** The id of the open tab. */
  readonly value: string;
  /** Called with the id of the tab that was pressed or reached by an arrow key. */
  readonly onChange: (id: string) => void;
}

/** Shows one of several views. The arrow keys go from one tab to the next and open it. */
export const Tabs = ({ label, tabs, value, onChange, className, ...root }: TabsProps) => {
  const id = useId();
  const open = (tab: string) => {
    if (tab !== value) onChange(tab);
  };
  return (
    <div {...root} className={classNames(styles.tabs, className)}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={moveAmongTabs}>
        {tabs.map(({ id: tab, label: name }) => (
          <BareButton
            key={tab}
            id={`${id}-${tab}`}
            role="tab"
            aria-selected={tab === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab === value ? 0 : -1}
            className={styles.tab}
            onPress={() => open(tab)}
            onFocus={() => open(tab)}
          >
            {name}
          </BareButton>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={0} className={styles.panel}>
        {tabs.find((tab) => tab.id === value)?.content}
      </div>
    </div>
  );
};
