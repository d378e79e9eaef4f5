import { Link, Notice } from "@kamra/ui";
import { useSearchParams } from "react-router-dom";
import { paths } from "../paths/paths.ts";
import { AccountPage } from "./AccountPage.tsx";
import { GoodidButton } from "./GoodidButton.tsx";
import { sessionText } from "./text.hu.ts";

const text = sessionText.goodidPage;

/** Login by a loyalty account, and its failure page. */
export function GoodidPage() {
  const [search] = useSearchParams();
  const hasFailed = search.has("hiba");
  return (
    <AccountPage title={text.title} lead={text.lead} other={<Link href={paths.login}>{text.withPassword}</Link>}>
      {hasFailed && (
        <Notice tone="danger" title={text.failed}>
          <p>{text.failedHint}</p>
        </Notice>
      )}
      <GoodidButton variant="primary" label={hasFailed ? text.retry : sessionText.goodid} />
    </AccountPage>
  );
}
