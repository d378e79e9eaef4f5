import type { RootProps } from "../styles/RootProps.ts";
import { useHostRef } from "../styles/useHostRef.ts";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../button/IconButton.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { openModal } from "./openModal.ts";
import { overlayTexts } from "./text.hu.ts";
import styles from "./Dialog.module.css";

/** Props of `Dialog`: its title, content, buttons and place on the screen. */
export interface DialogProps extends RootProps<"dialog"> {
  /** Whether the dialog is shown. */
  readonly isOpen: boolean;
  /** Called on its close button, Escape or a press outside. */
  readonly onClose: () => void;
  /** The heading, which also names the dialog for screen readers. */
  readonly title: string;
  /** In the middle (from below on a phone), or along an edge: `start` for menus, `end` for filters. */
  readonly placement?: "center" | "start" | "end";
  /** `alertdialog` for questions that need a decision. */
  readonly role?: "dialog" | "alertdialog";
  /** The sticky part below the scrolling content: the buttons. */
  readonly footer?: ReactNode;
  /** What the dialog asks or shows. */
  readonly children: ReactNode;
}

/** What the Tab key stops at. */
const stops = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Text alone that is longer than the dialog: not every browser lets the keys scroll it unless it takes the focus. */
function reachByKeyboard(body: HTMLElement | null): void {
  if (body === null || body.scrollHeight <= body.clientHeight) return;
  if (body.querySelector(stops) === null) body.tabIndex = 0;
}

const Body = ({ children }: Pick<DialogProps, "children">) => (
  <div ref={reachByKeyboard} className={styles.body}>
    {children}
  </div>
);

/** The dialog itself. A child of the body: inside a hidden part of the page it would be hidden too. */
export const DialogFrame = ({
  isOpen,
  onClose,
  title,
  placement = "center",
  role = "dialog",
  footer,
  children,
  className,
  ref,
  ...root
}: DialogProps) => {
  const texts = useTexts("overlay", overlayTexts);
  const titleId = useId();
  const place = useRef<HTMLDialogElement>(null);
  useHostRef(ref, place);
  const isShown = useModal(place, isOpen);
  const closeBeside = usePressBeside(onClose);
  if (!isOpen && !isShown) return null;
  const leave = () => isOpen && onClose();
  return createPortal(
    <dialog
      aria-labelledby={titleId}
      {...root}
      ref={place}
      className={classNames(styles.dialog, styles[placement], className)}
      role={role}
      onKeyDown={(event) => {
        if (event.key === "Tab") stayInside(event);
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        leave();
      }}
      // A phone's gesture back, or Escape while nothing in the dialog has the focus.
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // The browser may close it without a cancellable event.
      onClose={leave}
      {...(role === "dialog" ? closeBeside : {})}
    >
      {/* The content comes into the open dialog, where it can take the focus. */}
      {isShown && (
        <div className={styles.panel}>
          {/* A header or a footer here would be a second banner of the page. */}
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={texts.close} onPress={onClose} />
          </div>
          <Body>{children}</Body>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>,
    document.body,
  );
};

/** Opens and closes the dialog. Returns whether to show its content: from opening until it has faded out. */
function useModal(place: RefObject<HTMLDialogElement | null>, isOpen: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => {
    const dialog = place.current;
    if (dialog === null) return;
    if (isOpen) {
      // oxlint-disable-next-line react/set-state-in-effect -- what is in a closed dialog cannot take the focus
      setIsShown(true);
      return openModal(dialog);
    }
    let isClosed = true;
    const fading = dialog.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(fading).then(() => {
      if (isClosed) setIsShown(false);
    });
    return () => {
      isClosed = false;
    };
  }, [isOpen, place]);
  return isShown;
}

/** Closes on a press that begins and ends beside the panel: selecting text may end there. */
function usePressBeside(onPress: () => void) {
  const hasBegun = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      hasBegun.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (hasBegun.current && target === currentTarget) onPress();
    },
  };
}

/** Leads from the last stop of the Tab key to the first, and back. */
function stayInside(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: dialog, shiftKey } = event;
  const all = [...dialog.querySelectorAll<HTMLElement>(stops)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(":disabled") && each.checkVisibility(),
  );
  const [first, last] = [all.at(0), all.at(-1)];
  const { activeElement } = document;
  const isAtEnd = shiftKey ? activeElement === first || activeElement === dialog : activeElement === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (shiftKey ? last : first)?.focus();
}
