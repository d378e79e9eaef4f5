import { texts } from "@kamra/core/text";
import { ErrorState } from "@kamra/ui";
import { useCallback, useEffect, useRef } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../shell/paths.ts";
import { pageErrorOf } from "./pageErrorOf.ts";
import { failureText } from "./text.hu.ts";
import { useIsOnline } from "./useIsOnline.ts";

/**
 * What stands in the place of a page that is not there or could not be loaded, with a way on. It tries again by itself
 * when the network comes back.
 *
 * @rule NAV-1
 * @rule NET-4
 */
export function PageFailure() {
  const error = useRouteError();
  const { status } = pageErrorOf(error);
  const { revalidate } = useRevalidator();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  const isNotFound = status === 404;
  // Browsers do not fetch a module again that they could not have; only loading the page anew helps then.
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
        title={isNotFound ? failureText.notFound : failureText.failed}
        description={null}
        canonicalPath={null}
      />
      {isNotFound && <ErrorState kind="notFound" homeHref={paths.home} />}
      {!isNotFound && !isOnline && <ErrorState kind="offline" homeHref={paths.home} onRetry={retry} />}
      {!isNotFound && isOnline && (
        <ErrorState
          homeHref={paths.home}
          onRetry={retry}
          {...(status === 503 ? { message: texts.transport.network } : {})}
        />
      )}
    </Page>
  );
}
