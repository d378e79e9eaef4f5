import { sessionTexts } from "@kamra/core/session";
import { useUser } from "@kamra/react";
import { BareLink, Button, Icon } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { profileEntries } from "./profileEntries.ts";
import styles from "./ProfilePage.module.css";
import { profileText } from "./text.hu.ts";

/**
 * The profile's home: a link to each of its pages, and logout.
 * @rule NAV-6
 */
export function ProfilePage() {
  const shop = useStorefrontShop();
  const user = useUser();
  return (
    <Page>
      <PageMeta title={profileText.title} description={null} canonicalPath={null} />
      <div className={styles.profile}>
        <div>
          <h1>{user?.name ? profileText.greeting(user.name) : profileText.title}</h1>
          {user !== null && <p className={styles.email}>{user.email}</p>}
        </div>
        <nav aria-label={profileText.title}>
          <ul role="list" className={styles.rows}>
            {profileEntries.map(({ entry, href, label, icon }) => (
              <li key={entry}>
                <BareLink className={styles.row} href={href}>
                  <span className={styles.picture}>
                    <Icon name={icon} />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.label}>{label}</span>
                    <span className={styles.hint}>{profileText.hints[entry]}</span>
                  </span>
                  <Icon name="chevronRight" size="small" />
                </BareLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Button variant="secondary" onPress={() => void shop.session.logout()}>
            <Icon name="logOut" size="small" />
            {sessionTexts.profileMenu.logOut}
          </Button>
        </div>
      </div>
    </Page>
  );
}
