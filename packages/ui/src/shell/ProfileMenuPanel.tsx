import { BareButton } from "../button/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { useCoreTexts } from "../text/useTexts.ts";
import { sessionTexts } from "@kamra/core/session";
import type { NavigationLink } from "./NavigationLink.ts";
import styles from "./ProfileMenu.module.css";

export interface ProfileMenuPanelProps {
  readonly name: string;
  readonly links: ReadonlyArray<NavigationLink>;
  readonly onLogOut: () => void;
  /** Called on going to a link, and on logging out. */
  readonly onGo: () => void;
}

/** The content of the open profile menu. */
export const ProfileMenuPanel = ({ name, links, onLogOut, onGo }: ProfileMenuPanelProps) => {
  const { logOut } = useCoreTexts("session", sessionTexts);
  return (
    <>
      <p className={styles.who}>{name}</p>
      <ul role="list">
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <BareLink className={styles.entry} href={href} onPress={onGo}>
              {icon !== undefined && <Icon name={icon} size="small" />}
              {label}
            </BareLink>
          </li>
        ))}
      </ul>
      <BareButton
        className={styles.entry}
        onPress={() => {
          onGo();
          onLogOut();
        }}
      >
        <Icon name="logOut" size="small" />
        {logOut}
      </BareButton>
    </>
  );
};
