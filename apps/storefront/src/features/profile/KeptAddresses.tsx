import { type Address, addressText } from "@kamra/core/delivery";
import { type Href, hrefFrom, ButtonLink, EmptyState, SavedCardItem, Notice } from "@kamra/ui";
import type { ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { KeptItems } from "./KeptItems.tsx";
import { ProfileShell } from "./ProfileShell.tsx";
import { useKeptItems } from "./useKeptItems.ts";

type KeptAddress = Address & { readonly id: string; readonly name: string | null; readonly isDefault: boolean };

/** Props of an address form besides the address. */
export interface AddressFrame {
  readonly onSaved: () => void;
  readonly cancelHref: Href;
}

interface KeptAddressesProps<Kept extends KeptAddress> {
  readonly text: Readonly<Record<"title" | "lead" | "add" | "change" | "empty", string>>;
  readonly addresses: ReadonlyArray<Kept>;
  /** A card's text below the name; null for missing fields. */
  readonly factsOf: (address: Kept) => ReadonlyArray<string | null>;
  readonly setDefault: (id: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  /** The form for an address; null for a new one. */
  readonly form: (address: Kept | null, frame: AddressFrame) => ReactNode;
}

const newOne = "uj";

/** The saved addresses of one kind, or the form for one of them, by the page's address. */
export function KeptAddresses<Kept extends KeptAddress>(props: KeptAddressesProps<Kept>) {
  const { text, addresses, form } = props;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get("cim");
  const changed = addresses.find(({ id }) => id === wanted) ?? null;
  const frame = { onSaved: () => void navigate(pathname), cancelHref: hrefFrom(pathname) };
  if (wanted === newOne) return <ProfileShell title={text.add}>{form(null, frame)}</ProfileShell>;
  if (changed !== null) return <ProfileShell title={text.change}>{form(changed, frame)}</ProfileShell>;
  return (
    <AddressList {...props} hrefOf={(id) => hrefFrom(`${pathname}?${new URLSearchParams({ cim: id }).toString()}`)} />
  );
}

interface AddressListProps<Kept extends KeptAddress> extends Omit<KeptAddressesProps<Kept>, "form"> {
  readonly hrefOf: (id: string) => Href;
}

function AddressList<Kept extends KeptAddress>(props: AddressListProps<Kept>) {
  const { text, addresses, factsOf, setDefault, hrefOf } = props;
  const { message, isBusy, change, remove } = useKeptItems();
  const add = <ButtonLink href={hrefOf(newOne)}>{text.add}</ButtonLink>;
  const isEmpty = addresses.length === 0;
  return (
    <ProfileShell title={text.title} lead={text.lead} action={isEmpty ? null : add}>
      {message !== null && <Notice tone="danger" title={message} />}
      {isEmpty ? (
        <EmptyState icon="pin" title={text.empty} action={add} />
      ) : (
        <KeptItems>
          {addresses.map((address) => (
            <SavedCardItem
              key={address.id}
              title={address.name ?? addressText(address)}
              isDefault={address.isDefault}
              editHref={hrefOf(address.id)}
              isBusy={isBusy}
              onMakeDefault={() => change(setDefault(address.id))}
              onRemove={() => remove(addressText(address), () => props.remove(address.id))}
            >
              {factsOf(address).map((fact) => fact !== null && <p key={fact}>{fact}</p>)}
            </SavedCardItem>
          ))}
        </KeptItems>
      )}
    </ProfileShell>
  );
}
