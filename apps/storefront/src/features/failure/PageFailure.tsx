import { transportTexts } from "@kamra/core/transport";
import { ErrorState } from "@kamra/ui";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { pageErrorOf } from "./pageErrorOf.ts";
import { failureText } from "./text.hu.ts";

const follow = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** Whether the browser reports a network; true on a server. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );

/**
 * Replaces a page that does not exist or could not be loaded, with links on. It retries automatically when the network
 * is back.
 *
 * @rule NAV-1
 * @rule NET-4, NET-6
 */
export function PageFailure() {
  const error = useRouteError();
  const { status } = pageErrorOf(error);
  const { revalidate } = useRevalidator();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  const isNotFound = status === 404;
  // Browsers never retry a failed module; only a reload helps then.
  const isAboutData = isRouteErrorResponse(error);
  const retry = useCallback(
    () => (isAboutData ? void revalidate() : window.location.reload()),
    [isAboutData, revalidate],
  );
  useEffect(() => {
    if (isOnline && !wasOnline.current && !isNotFound) retry();
    wasOnline.current = isOnline;
  }, [isOnline, isNotFound, retry]);
  return (
    <Page>
      <PageMeta
        title={isNotFound ? failureText.notFound : isAboutData ? failureText.failed : transportTexts.unknownShort}
        description={null}
        canonicalPath={null}
      />
      {isNotFound && <ErrorState kind="notFound" homeHref={paths.home} />}
      {!isNotFound && !isOnline && <ErrorState kind="offline" homeHref={paths.home} onRetry={retry} />}
      {!isNotFound && isOnline && (
        <ErrorState
          homeHref={paths.home}
          onRetry={retry}
          {...(status === 503 ? { message: transportTexts.network } : {})}
        />
      )}
    </Page>
  );
}
