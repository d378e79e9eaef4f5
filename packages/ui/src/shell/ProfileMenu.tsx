import { BareButton } from "../button/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { lazyPart } from "../overlay/lazyPart.tsx";
import popup from "../overlay/Popup.module.css";
import { usePopup } from "../overlay/usePopup.ts";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import { sessionTexts } from "@kamra/core/session";
import type { NavigationLink } from "./NavigationLink.ts";
import type { ProfileMenuPanelProps } from "./ProfileMenuPanel.tsx";
import styles from "./ProfileMenu.module.css";
import type { Href } from "../link/Href.ts";

const ProfileMenuPanel = lazyPart<ProfileMenuPanelProps>(
  async () => (await import("./ProfileMenuPanel.tsx")).ProfileMenuPanel,
  { close: ({ onGo }) => onGo() },
);

/** Props of `ProfileMenu`: the user, the menu's links, the callback that logs out, and those of its root element. */
export interface ProfileMenuProps extends Omit<RootProps<"div">, "ref"> {
  /** The user, whose name may be empty; null for a guest. */
  readonly user: { readonly name: string } | null;
  /** The address of the login, for guests. */
  readonly loginHref?: Href;
  /** The pages of the profile. */
  readonly links: ReadonlyArray<NavigationLink>;
  /** Called when the person logs out. */
  readonly onLogOut: () => void;
}

const OpenProfileMenu = ({ user, links, onLogOut, ...root }: OpenProfileMenuProps) => {
  const { profile } = useTexts("shell", shellTexts);
  const name = user.name || profile;
  const { isOpen, close, place, trigger, surface } = usePopup<HTMLElement>();
  return (
    <div {...root} {...place}>
      <BareButton {...trigger} className={styles.trigger}>
        <Icon name="user" />
        <span className={styles.name}>{name}</span>
        <span className={styles.arrow}>
          <Icon name="chevronDown" size="small" />
        </span>
      </BareButton>
      <nav {...surface} className={classNames(popup.popup, styles.panel)} aria-label={profile}>
        {isOpen && <ProfileMenuPanel name={name} links={links} onLogOut={onLogOut} onGo={close} />}
      </nav>
    </div>
  );
};

/**
 * The account part of the header: login for a guest, else the user's name with a menu and logout.
 *
 * @rule NAV-2
 */
export const ProfileMenu = ({ user, loginHref = "/belepes", links, onLogOut, ...root }: ProfileMenuProps) => {
  const { logIn } = useCoreTexts("session", sessionTexts);
  if (user !== null) return <OpenProfileMenu {...root} {...{ user, links, onLogOut }} />;
  return (
    <BareLink {...root} className={classNames(styles.trigger, root.className)} href={loginHref}>
      <Icon name="user" />
      <span className={styles.name}>{logIn}</span>
    </BareLink>
  );
};

interface OpenProfileMenuProps extends Omit<ProfileMenuProps, "user" | "loginHref"> {
  readonly user: { readonly name: string };
}
