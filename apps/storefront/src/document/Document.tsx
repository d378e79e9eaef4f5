import type { ReactNode } from "react";
import type { Assets } from "./Assets.ts";
import { settings } from "../shop/settings.ts";
import { workerPaths } from "../worker/workerPaths.ts";

interface DocumentProps {
  readonly assets: Assets;
  readonly children: ReactNode;
}

/**
 * The whole page, html element included: titles and meta tags of the features are hoisted into its head.
 *
 * React identifies everything in the head by its attributes, not its position, so elements of browser extensions do no
 * harm. The page's scripts are at its end, outside of React.
 */
export function Document({ assets, children }: DocumentProps) {
  return (
    <html lang="hu">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141A17" media="(prefers-color-scheme: dark)" />
        <meta name="application-name" content={settings.brand} />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/icons/maskable-512.png" />
        <link rel="manifest" href={workerPaths.manifest} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
