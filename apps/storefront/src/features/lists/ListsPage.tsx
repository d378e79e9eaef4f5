import { orThrow } from "@kamra/core";
import { type ListView, membershipAllows } from "@kamra/core/lists";
import { useLists, useUser } from "@kamra/react";
import {
  Dialog,
  Disclosure,
  EmptyState,
  InvitationCard,
  Link,
  ListCard,
  Notice,
  QuestionDialog,
  Stack,
} from "@kamra/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDeletion } from "../../shop/useDeletion.ts";
import { useSending } from "../../shop/useSending.ts";
import { useShopWithLists } from "../../shop/useShopWithLists.ts";
import { usePageMoment } from "../page/usePageMoment.ts";
import { listPath } from "../paths/listPath.ts";
import { paths } from "../paths/paths.ts";
import { ProfileShell } from "../profile/ProfileShell.tsx";
import { ListNameForm } from "./ListNameForm.tsx";
import styles from "./ListsPage.module.css";
import { peopleOf } from "./peopleOf.ts";
import { listsText as text } from "./text.hu.ts";
import { useFreshLists } from "./useFreshLists.ts";

interface ShopListCardProps {
  readonly list: ListView;
  readonly onRename: () => void;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/**
 * A list of the shopper, with the permitted actions.
 *
 * @rule LIST-5
 */
function ShopListCard({ list, onRename, onRemove, onLeave }: ShopListCardProps) {
  const now = usePageMoment();
  const userId = useUser()?.id ?? null;
  const allows = (operation: "rename" | "remove" | "leave") => membershipAllows(list.membership, { operation });
  return (
    <ListCard
      name={list.name}
      href={listPath(list.id)}
      productCount={list.products.length}
      changedAt={list.lastActionAt}
      now={now}
      people={peopleOf(list, { userId }).map(({ email, name, role }) => ({
        id: email,
        name,
        isPending: role === "invited",
      }))}
      onRename={allows("rename") ? onRename : undefined}
      onRemove={allows("remove") ? onRemove : undefined}
      onLeave={allows("leave") ? onLeave : undefined}
    />
  );
}

interface InvitationsProps extends Pick<ReturnType<typeof useSending>, "send"> {
  readonly invitations: ReadonlyArray<ListView>;
}

function Invitations({ invitations, send }: InvitationsProps) {
  const shop = useShopWithLists();
  return (
    <Stack as="section" gap={3} aria-labelledby="invitations">
      <h2 id="invitations">{text.invitations}</h2>
      <Stack as="ul" gap={3}>
        {invitations.map(({ id, name, users }) => {
          const owner = users.find(({ type }) => type === "owner");
          return (
            <li key={id}>
              <InvitationCard
                name={name}
                invitedBy={owner?.name ?? owner?.email ?? ""}
                onAccept={() => send(shop.lists.accept(id))}
                onDecline={() => send(shop.lists.decline(id))}
              />
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** What an invited user can do who sees no invitation: the address may not be confirmed. */
function NotInvited() {
  const { title, help, again, reset, againEnd } = text.notInvited;
  return (
    <Disclosure id="not-invited" title={title}>
      <p>{help}</p>
      <p>
        {again} <Link href={paths.forgottenPassword}>{reset}</Link>
        {againEnd}
      </p>
    </Disclosure>
  );
}

/** A list that the shopper is about to rename or to leave. */
interface AskedList {
  readonly list: ListView;
  readonly about: "rename" | "leave";
}

interface ListDialogsProps extends Pick<ReturnType<typeof useSending>, "send"> {
  readonly asked: AskedList | null;
  readonly onClose: () => void;
}

function ListDialogs({ asked, send, onClose: close }: ListDialogsProps) {
  const shop = useShopWithLists();
  return (
    <>
      <Dialog isOpen={asked?.about === "rename"} onClose={close} title={text.renameTitle}>
        {asked !== null && (
          <ListNameForm
            name={`lista-${asked.list.id}`}
            label={text.name}
            initial={asked.list.name}
            submit={text.save}
            working={text.saving}
            takesFocus
            onSend={(name) => shop.lists.rename({ listId: asked.list.id, name }).then(orThrow).then(close)}
          />
        )}
      </Dialog>
      <QuestionDialog
        isOpen={asked?.about === "leave"}
        title={text.leaveTitle}
        confirm={text.leave}
        decline={text.cancel}
        onDecline={close}
        onConfirm={() => {
          if (asked !== null) send(shop.lists.leave(asked.list.id));
          close();
        }}
      >
        <p>{text.leaveBody(asked?.list.name ?? "")}</p>
      </QuestionDialog>
    </>
  );
}

/**
 * The shopper's lists, after the invitations that wait for an answer.
 *
 * @rule LIST-2, LIST-3, LIST-5
 */
export function ListsPage() {
  const shop = useShopWithLists();
  const navigate = useNavigate();
  const { lists, invitations } = useLists();
  const { message, send } = useSending();
  const { remove } = useDeletion();
  const [asked, setAsked] = useState<AskedList | null>(null);
  useFreshLists();

  return (
    <ProfileShell title={text.title} lead={text.lead}>
      <div className={styles.page}>
        {message !== null && <Notice tone="danger" title={message} />}
        {invitations.length > 0 ? <Invitations invitations={invitations} send={send} /> : <NotInvited />}
        <Stack as="section" gap={3} aria-labelledby="lists">
          <h2 id="lists">{text.lists}</h2>
          {lists?.length === 0 && (
            <EmptyState icon="list" title={text.emptyTitle} level="h2">
              <p>{text.empty}</p>
            </EmptyState>
          )}
          <Stack as="ul" gap={3}>
            {lists?.map((list) => (
              <li key={list.id}>
                <ShopListCard
                  list={list}
                  onRename={() => setAsked({ list, about: "rename" })}
                  onRemove={() => void remove(text.deletion(list.name), () => shop.lists.remove(list.id))}
                  onLeave={() => setAsked({ list, about: "leave" })}
                />
              </li>
            ))}
          </Stack>
          <p>
            <Link href={paths.quickList}>{text.toQuickList}</Link>
          </p>
          <div className={styles.create}>
            <ListNameForm
              name="uj-lista"
              label={text.newName}
              submit={text.create}
              working={text.creating}
              onSend={async (name) => navigate(listPath(orThrow(await shop.lists.create({ name }))))}
            />
          </div>
        </Stack>
      </div>
      <ListDialogs asked={asked} send={send} onClose={() => setAsked(null)} />
    </ProfileShell>
  );
}
