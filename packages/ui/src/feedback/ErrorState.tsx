import type { RootProps } from "../styles/RootProps.ts";
import { Button } from "../button/Button.tsx";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { feedbackTexts } from "./text.hu.ts";
import { transportTexts } from "@kamra/core/transport";
import { EmptyState } from "./EmptyState.tsx";
import type { Href } from "../link/Href.ts";

/** Props of `ErrorState`: the kind of error, and what the shopper can do. */
export interface ErrorStateProps extends RootProps<"div"> {
  /** What happened: a fault, no connection, or an address without a page. `error` unless given. */
  readonly kind?: "error" | "offline" | "notFound";
  /** The shop's own message, instead of the general text. */
  readonly message?: string;
  /** Called to try again; no button without it. */
  readonly onRetry?: () => void;
  /** The address of the front page, as a way out. */
  readonly homeHref?: Href;
  /** The level of its heading: `h1` where it is the whole page. */
  readonly level?: "h1" | "h2";
}

const icons = { error: "alert", offline: "offline", notFound: "search" } as const;

/** An error in plain words, and links on. */
export const ErrorState = ({
  kind = "error",
  message,
  onRetry,
  homeHref = "/",
  level = "h1",
  ...root
}: ErrorStateProps) => {
  const texts = useTexts("feedback", feedbackTexts);
  const coreTexts = useCoreTexts("transport", transportTexts);
  const { title, text } = {
    error: { title: texts.errorTitle, text: coreTexts.tryAgain },
    offline: { title: texts.offlineTitle, text: texts.offlineText },
    notFound: { title: texts.notFoundTitle, text: texts.notFoundText },
  }[kind];
  return (
    <EmptyState
      {...root}
      icon={icons[kind]}
      title={title}
      level={level}
      action={
        <>
          {onRetry !== undefined && <Button onPress={onRetry}>{texts.retry}</Button>}
          <ButtonLink href={homeHref} variant={onRetry === undefined ? "primary" : "secondary"}>
            {texts.toHome}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{message ?? text}</p>
    </EmptyState>
  );
};
