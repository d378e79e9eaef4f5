import "./ThemedDocs.css";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { themes } from "storybook/theming";
import { showContrast } from "./showContrast.ts";

interface Globals {
  readonly globals: Readonly<Record<string, unknown>>;
}

const isInAddress = (chosen: string) =>
  (new URLSearchParams(window.location.search).get("globals") ?? "").split(";").includes(chosen);

/** The shop's page under what stands on it, in both themes. */
const docsThemes = {
  light: { ...themes.light, appContentBg: "#fbf8f3", appPreviewBg: "#fbf8f3" },
  dark: { ...themes.dark, appContentBg: "#141a17", appPreviewBg: "#141a17" },
};

/** Pages of documentation in the theme and the contrast of the toolbar. */
const ThemedDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const [isDark, setDark] = useState(() => isInAddress("theme:dark"));
  const [isMoreContrast, setMoreContrast] = useState(() => isInAddress("contrast:more"));
  useEffect(() => {
    const follow = ({ globals }: Globals) => {
      setDark(globals["theme"] === "dark");
      setMoreContrast(globals["contrast"] === "more");
    };
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const theme = isDark ? "dark" : "light";
  useLayoutEffect(() => document.documentElement.setAttribute("data-theme", theme), [theme]);
  useLayoutEffect(() => showContrast(isMoreContrast), [isMoreContrast]);
  return <DocsContainer {...props} theme={docsThemes[theme]} />;
};

export default ThemedDocs;
