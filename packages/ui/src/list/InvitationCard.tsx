import type { RootProps } from "../styles/RootProps.ts";
import { Button } from "../button/Button.tsx";
import { useTexts } from "../text/useTexts.ts";
import { listTexts } from "./text.hu.ts";
import { ListCardFrame } from "./ListCard.tsx";

/** Props of `InvitationCard`: the list, the person who shares it, and both answers. */
export interface InvitationCardProps extends RootProps<"article"> {
  /** The name of the list. */
  readonly name: string;
  /** The person who shares the list. */
  readonly invitedBy: string;
  /** Called when the invitation is accepted. */
  readonly onAccept: () => void;
  /** Called when the invitation is declined. */
  readonly onDecline: () => void;
}

const none: ReadonlyArray<never> = [];

/**
 * A list that another user shares with the shopper, pending their answer.
 *
 * @rule LIST-5
 */
export const InvitationCard = ({ name, invitedBy, onAccept, onDecline, ...root }: InvitationCardProps) => {
  const texts = useTexts("list", listTexts);
  return (
    <ListCardFrame {...root} name={name} about={texts.invitedBy(invitedBy)} people={none}>
      <Button variant="secondary" aria-label={texts.declineNamed(name)} onPress={onDecline}>
        {texts.decline}
      </Button>
      <Button aria-label={texts.acceptNamed(name)} onPress={onAccept}>
        {texts.accept}
      </Button>
    </ListCardFrame>
  );
};
