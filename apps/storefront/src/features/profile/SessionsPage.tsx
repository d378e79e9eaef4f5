import type { LoginSession, ShopAccount } from "@kamra/core";
import { Button, LoginSessionItem, Notice } from "@kamra/ui";
import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { accountOf } from "../../shop/later.ts";
import { useSending } from "../../shop/useSending.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { SavedItems } from "./SavedItems.tsx";
import { ProfileShell } from "./ProfileShell.tsx";
import type { SessionsData } from "./sessionsLoader.ts";
import { profileText } from "./text.hu.ts";

const text = profileText.sessions;

/** The loaded sessions, and those that are left when some are ended. */
function useSessions() {
  const shop = useStorefrontShop();
  const { sessions: loaded } = useLoaderData<SessionsData>();
  const [left, setLeft] = useState<ReadonlyArray<LoginSession> | null>(null);
  const { state, message, send } = useSending();
  const ending = async (end: (account: ShopAccount) => ReturnType<ShopAccount["endOtherSessions"]>) => {
    const result = await end(await accountOf(shop));
    if (result.kind === "confirmed") setLeft(result.value);
    return result;
  };
  return {
    sessions: left ?? loaded,
    message,
    isBusy: state === "sending",
    isEnded: state === "sent",
    end: (id: string) => send(ending((account) => account.endSession(id))),
    endOthers: () => send(ending((account) => account.endOtherSessions())),
  };
}

/**
 * Where the shopper is logged in, with ways to log out there.
 * @rule SESS-9
 */
export function SessionsPage() {
  const now = usePageMoment();
  const { sessions, message, isBusy, isEnded, end, endOthers } = useSessions();
  const others = sessions.length > 1 && (
    <Button variant="secondary" onPress={endOthers} isDisabled={isBusy}>
      {text.endOthers}
    </Button>
  );
  return (
    <ProfileShell title={text.title} lead={text.lead} action={others || null}>
      {message !== null && <Notice tone="danger" title={message} />}
      {isEnded && <Notice tone="info" title={text.ended} />}
      <SavedItems>
        {sessions.map((session) => (
          <LoginSessionItem
            key={session.id}
            session={session}
            now={now}
            isPending={isBusy}
            onEnd={() => end(session.id)}
          />
        ))}
      </SavedItems>
    </ProfileShell>
  );
}
