import { useUser } from "@kamra/react";
import { Card, Heading, Link, Skeleton, Text } from "@kamra/ui";
import { type ReactNode, useId } from "react";
import { paths } from "../paths/paths.ts";
import { AccountDeletion } from "./AccountDeletion.tsx";
import { AllergensChoice } from "./AllergensChoice.tsx";
import { DataExport } from "./DataExport.tsx";
import { DonationsChoice } from "./DonationsChoice.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { PersonalDataForm } from "./PersonalDataForm.tsx";
import styles from "./ProfileSection.module.css";
import { ProfileShell } from "./ProfileShell.tsx";
import { profileText } from "./text.hu.ts";

interface ProfileSectionProps {
  /** Where a link leads. */
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A section of a profile page, with its own heading. */
const ProfileSection = ({ id, title, lead, children }: ProfileSectionProps) => {
  const headingId = useId();
  return (
    <Card as="section" isRoomy id={id} className={styles.section} aria-labelledby={headingId}>
      <Heading level="h2" size="medium" id={headingId}>
        {title}
      </Heading>
      {lead !== undefined && (
        <Text tone="muted" className={styles.lead}>
          {lead}
        </Text>
      )}
      {children}
    </Card>
  );
};

const text = profileText.personalData;

/** The user's data, password, and data export. */
export function PersonalDataPage() {
  const user = useUser();
  return (
    <ProfileShell title={text.title}>
      {user === null ? (
        <Skeleton shape="picture" />
      ) : (
        <>
          <ProfileSection title={text.data}>
            <PersonalDataForm key={user.id} user={user} />
          </ProfileSection>
          <ProfileSection title={text.password} lead={text.passwordLead}>
            <PasswordForm email={user.email} />
          </ProfileSection>
          <ProfileSection title={text.sessions} lead={text.sessionsLead}>
            <div>
              <Link variant="standalone" href={paths.sessions}>
                {profileText.sessions.title}
              </Link>
            </div>
          </ProfileSection>
          <ProfileSection id="amit-kerulsz" title={text.allergens} lead={text.allergensLead}>
            <AllergensChoice isStored={user.avoidedAllergens !== null} />
          </ProfileSection>
          <ProfileSection title={text.donations}>
            <DonationsChoice isDisabled={user.disableDonations} />
          </ProfileSection>
          <ProfileSection title={text.export} lead={text.exportLead}>
            <DataExport />
          </ProfileSection>
          <ProfileSection title={text.deletion} lead={text.deletionLead}>
            <AccountDeletion email={user.email} />
          </ProfileSection>
        </>
      )}
    </ProfileShell>
  );
}
