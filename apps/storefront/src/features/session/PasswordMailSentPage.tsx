import { ButtonLink, Link } from "@kamra/ui";
import { paths } from "../paths/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { sessionText } from "./text.hu.ts";

const text = sessionText.mailSent;

/** A password link was sent if the account exists; the page never reveals whether it does. */
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
