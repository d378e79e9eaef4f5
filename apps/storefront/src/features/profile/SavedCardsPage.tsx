import { savedCardText } from "@kamra/core/payment";
import { useSavedCards } from "@kamra/react";
import { EmptyState, SavedCardItem, Notice } from "@kamra/ui";
import { useSavedItems } from "./useSavedItems.ts";
import { SavedItems } from "./SavedItems.tsx";
import { ProfileShell } from "./ProfileShell.tsx";
import { profileText } from "./text.hu.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { accountOf } from "../../shop/later.ts";

const text = profileText.savedCards;

/**
 * The shopper's bank cards saved by the provider. Paying adds one.
 * @rule PAY-3, MODAL-4
 */
export function SavedCardsPage() {
  const shop = useStorefrontShop();
  const cards = useSavedCards();
  const { message, isBusy, change, remove } = useSavedItems();
  return (
    <ProfileShell title={text.title} lead={text.lead}>
      {message !== null && <Notice tone="danger" title={message} />}
      {cards.length === 0 ? (
        <EmptyState icon="card" title={text.empty}>
          <p>{text.emptyHint}</p>
        </EmptyState>
      ) : (
        <SavedItems>
          {cards.map((card) => {
            const name = savedCardText({ ...card, isDefault: false });
            return (
              <SavedCardItem
                key={card.id}
                title={name}
                isDefault={card.isDefault}
                editHref={null}
                isPending={isBusy}
                onMakeDefault={() => change(accountOf(shop).then((account) => account.setDefaultSavedCard(card.id)))}
                onRemove={() => void remove(name, async () => (await accountOf(shop)).deleteSavedCard(card.id))}
              />
            );
          })}
        </SavedItems>
      )}
    </ProfileShell>
  );
}
