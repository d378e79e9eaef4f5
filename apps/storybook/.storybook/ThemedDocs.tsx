import "./ThemedDocs.css";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { themes } from "storybook/theming";

interface Globals {
  readonly globals: Readonly<Record<string, unknown>>;
}

const inAddress = () => /\btheme:dark\b/.test(new URLSearchParams(window.location.search).get("globals") ?? "");

/** The shop's page under what stands on it, in both themes. */
const docsThemes = {
  light: { ...themes.light, appContentBg: "#fbf8f3", appPreviewBg: "#fbf8f3" },
  dark: { ...themes.dark, appContentBg: "#141a17", appPreviewBg: "#141a17" },
};

/** Pages of documentation in the theme of the toolbar. */
const ThemedDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const [isDark, setDark] = useState(inAddress);
  useEffect(() => {
    const follow = ({ globals }: Globals) => setDark(globals["theme"] === "dark");
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const theme = isDark ? "dark" : "light";
  useLayoutEffect(() => document.documentElement.setAttribute("data-theme", theme), [theme]);
  return <DocsContainer {...props} theme={docsThemes[theme]} />;
};

export default ThemedDocs;
