import { orThrow } from "@kamra/core";
import { fieldKinds } from "@kamra/core/form";
import { type ListView, membershipAllows, shareProblem, listTexts } from "@kamra/core/lists";
import { useUser } from "@kamra/react";
import { Card, EmailField, ErrorSummary, Form, FormActions, Notice, SharePeople, Text } from "@kamra/ui";
import { useState } from "react";
import { useSending } from "../../shop/useSending.ts";
import { useShopWithLists } from "../../shop/useShopWithLists.ts";
import { useForm } from "../form/useForm.ts";
import { typedProblems } from "../session/typedProblems.ts";
import { peopleOf } from "./peopleOf.ts";
import { listsText as text } from "./text.hu.ts";

/**
 * The list's people, and for its owner a form to invite others.
 *
 * @rule LIST-1, LIST-5, LIST-9
 */
export function SharePanel({ list }: { readonly list: ListView }) {
  const shop = useShopWithLists();
  const userId = useUser()?.id ?? null;
  const { message, send } = useSending();
  const [invited, setInvited] = useState(0);
  const mayShare = membershipAllows(list.membership, { operation: "share" });
  return (
    <Card as="section" aria-labelledby="share">
      <div>
        <h2 id="share">{text.sharing}</h2>
        {mayShare && (
          <Text tone="muted" size="small">
            {text.sharingLead}
          </Text>
        )}
      </div>
      {message !== null && <Notice tone="danger" title={message} />}
      <SharePeople
        people={peopleOf(list, { userId })}
        onRemove={mayShare ? ({ email }) => send(shop.lists.removeShare({ listId: list.id, email })) : undefined}
      />
      {/* Keyed, so that the next invitation starts with an empty field. */}
      {mayShare && <ShareForm key={invited} list={list} onShared={() => setInvited(invited + 1)} />}
    </Card>
  );
}

function ShareForm({ list, onShared }: { readonly list: ListView; readonly onShared: () => void }) {
  const shop = useShopWithLists();
  const ownerEmail = list.users.find(({ type }) => type === "owner")?.email ?? "";
  const form = useForm({
    name: `megosztas-${list.id}`,
    initial: { email: "" },
    labels: { email: text.shareEmail },
    problemsOf: ({ email }) => {
      const problem = shareProblem(email, { ownerEmail });
      return { email: typedProblems.email(email) ?? (problem && listTexts.shareProblems[problem]) };
    },
    send: ({ email }) =>
      shop.lists
        .share({ listId: list.id, email: fieldKinds.email(email).value })
        .then(orThrow)
        .then(onShared),
  });
  const { failure, attempt } = form.summary;
  return (
    <Form {...form.frame} label={text.sharing}>
      <ErrorSummary problems={[]} failure={failure} attempt={attempt} />
      <EmailField {...form.text("email")} enterKeyHint="send" />
      <FormActions label={text.share} pendingLabel={text.inviting} isPending={form.isSending} />
    </Form>
  );
}
