import { IconButton } from "../button/IconButton.tsx";
import { useTexts } from "../text/useTexts.ts";
import { listTexts } from "./text.hu.ts";
import { AvatarGroup } from "./AvatarGroup.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./SharePeople.module.css";

/** A person who shares a list, or is invited to. */
export interface SharePerson {
  /** Their e-mail address, which tells them apart. */
  readonly email: string;
  /** Their name, or their address while they are invited. */
  readonly name: string;
  /** Whether the list is theirs, or they have accepted or not yet accepted an invitation. */
  readonly role: "owner" | "invited" | "member";
  /** Whether it is the shopper who looks at it. */
  readonly isShopper: boolean;
}

/** Props of `SharePeople`; only an owner can remove people. */
export interface SharePeopleProps extends RootProps<"ul"> {
  /** The people who see the list, and those who are invited (LIST-2). */
  readonly people: ReadonlyArray<SharePerson>;
  /** For the owner only. */
  readonly onRemove?: ((person: SharePerson) => void) | undefined;
}

/**
 * The people of a list, and their roles.
 *
 * @rule LIST-1, LIST-5
 */
export const SharePeople = ({ people, onRemove, className, ...root }: SharePeopleProps) => {
  const texts = useTexts("list", listTexts);
  return (
    <ul {...root} className={classNames(styles.people, className)} role="list" aria-label={texts.people}>
      {people.map((person) => (
        <li key={person.email} className={styles.person}>
          <div aria-hidden="true">
            <AvatarGroup
              label={person.name}
              people={[{ id: person.email, name: person.name, isPending: person.role === "invited" }]}
            />
          </div>
          <div className={styles.words}>
            <p className={styles.name}>{person.isShopper ? texts.you(person.name) : person.name}</p>
            <p className={styles.role}>{texts.roles[person.role]}</p>
          </div>
          {onRemove !== undefined && person.role !== "owner" && (
            <IconButton icon="close" label={texts.removeShareNamed(person.name)} onPress={() => onRemove(person)} />
          )}
        </li>
      ))}
    </ul>
  );
};
