import { sessionTexts } from "@kamra/core/session";
import { useUser } from "@kamra/react";
import { Button, Icon, ProfileLinks } from "@kamra/ui";
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
        <ProfileLinks
          label={profileText.title}
          links={profileEntries.map(({ entry, ...link }) => ({ ...link, hint: profileText.hints[entry] }))}
        />
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
