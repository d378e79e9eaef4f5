import { ButtonLink, Link } from "@kamra/ui";
import { paths } from "../shell/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { sessionText } from "./text.hu.ts";

const text = sessionText.mailSent;

/** The link for a new password is on its way, if there is an account; nobody can tell whether there is. */
export const PasswordMailSentPage = () => (
  <AccountPage
    title={text.title}
    lead={text.lead}
    other={<Link href={paths.login}>{sessionText.forgotten.backToLogin}</Link>}
  >
    <p>{text.hint}</p>
    <ButtonLink href={paths.forgottenPassword} variant="secondary">
      {text.again}
    </ButtonLink>
  </AccountPage>
);
