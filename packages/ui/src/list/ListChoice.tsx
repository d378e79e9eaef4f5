import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { useTexts } from "../text/useTexts.ts";
import { listTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./ListChoice.module.css";

/** Props of `ListChoice`: the lists, and the callback that gets the chosen one's id. */
export interface ListChoiceProps extends RootProps<"ul"> {
  /** The lists, and whether the product is on each. */
  readonly lists: ReadonlyArray<{ readonly id: string; readonly name: string; readonly isOnList: boolean }>;
  /** Called with the id of the chosen list. */
  readonly onChange: (listId: string) => void;
}

/** The shopper's lists to choose from for adding a product. */
export const ListChoice = ({ lists, onChange, className, ...root }: ListChoiceProps) => {
  const texts = useTexts("list", listTexts);
  return (
    <ul {...root} className={classNames(styles.lists, className)} role="list">
      {lists.map(({ id, name, isOnList }) => (
        <li key={id}>
          <Button variant="secondary" isWide onPress={() => onChange(id)}>
            <Icon name="list" size="small" />
            <span className={styles.name}>{name}</span>
            {isOnList ? (
              <span className={styles.isOn}>
                <Icon name="check" size="small" />
                {texts.isOnList}
              </span>
            ) : (
              <Icon name="plus" size="small" />
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
};
