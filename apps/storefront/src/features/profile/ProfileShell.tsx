import { ProfileLayout, type ProfileLayoutProps } from "@kamra/ui";
import { useLocation } from "react-router-dom";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { profileEntries } from "./profileEntries.ts";
import { profileText } from "./text.hu.ts";

type ProfileShellProps = Pick<ProfileLayoutProps, "title" | "lead" | "action" | "children">;

/** A page of the profile. */
export const ProfileShell = (props: ProfileShellProps) => {
  const { pathname } = useLocation();
  const entries = profileEntries.map((entry) => ({
    ...entry,
    isCurrent: `${pathname}/`.startsWith(`${entry.href}/`),
  }));
  return (
    <Page>
      <PageMeta title={props.title} description={null} canonicalPath={null} />
      <ProfileLayout {...props} menu={{ label: profileText.title, href: paths.profile, entries }} />
    </Page>
  );
};
