import type { CommandResult, ShopError } from "@kamra/core";
import { type Address, addressText } from "@kamra/core/delivery";
import { type Href, hrefFrom, ButtonLink, EmptyState, SavedCardItem, Notice } from "@kamra/ui";
import type { ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { SavedItems } from "./SavedItems.tsx";
import { ProfileShell } from "./ProfileShell.tsx";
import { useSavedItems } from "./useSavedItems.ts";

type SavedAddress = Address & { readonly id: string; readonly name: string | null; readonly isDefault: boolean };

/** Props of an address form besides the address. */
export interface AddressFrame {
  readonly onSaved: () => void;
  readonly cancelHref: Href;
}

interface SavedAddressesProps<Saved extends SavedAddress> {
  readonly text: Readonly<Record<"title" | "lead" | "add" | "change" | "empty", string>>;
  readonly addresses: ReadonlyArray<Saved>;
  /** A card's text below the name; null for missing fields. */
  readonly factsOf: (address: Saved) => ReadonlyArray<string | null>;
  readonly setDefault: (id: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<CommandResult<unknown, ShopError>>;
  /** The form for an address; null for a new one. */
  readonly form: (address: Saved | null, frame: AddressFrame) => ReactNode;
}

const newOne = "uj";

/** The saved addresses of one kind, or the form for one of them, by the page's address. */
export function SavedAddresses<Saved extends SavedAddress>(props: SavedAddressesProps<Saved>) {
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

interface AddressListProps<Saved extends SavedAddress> extends Omit<SavedAddressesProps<Saved>, "form"> {
  readonly hrefOf: (id: string) => Href;
}

function AddressList<Saved extends SavedAddress>(props: AddressListProps<Saved>) {
  const { text, addresses, factsOf, setDefault, hrefOf } = props;
  const { message, isBusy, change, remove } = useSavedItems();
  const add = <ButtonLink href={hrefOf(newOne)}>{text.add}</ButtonLink>;
  const isEmpty = addresses.length === 0;
  return (
    <ProfileShell title={text.title} lead={text.lead} action={isEmpty ? null : add}>
      {message !== null && <Notice tone="danger" title={message} />}
      {isEmpty ? (
        <EmptyState icon="pin" title={text.empty} action={add} />
      ) : (
        <SavedItems>
          {addresses.map((address) => (
            <SavedCardItem
              key={address.id}
              title={address.name ?? addressText(address)}
              isDefault={address.isDefault}
              editHref={hrefOf(address.id)}
              isPending={isBusy}
              onMakeDefault={() => change(setDefault(address.id))}
              onRemove={() => void remove(addressText(address), () => props.remove(address.id))}
            >
              {factsOf(address).map((fact) => fact !== null && <p key={fact}>{fact}</p>)}
            </SavedCardItem>
          ))}
        </SavedItems>
      )}
    </ProfileShell>
  );
}
