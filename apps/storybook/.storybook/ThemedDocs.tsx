import "./ThemedDocs.css";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { themes } from "storybook/theming";
import { colours } from "../../../packages/ui/src/theme/generated/tokens.ts";
import { notePage } from "./pageAround.ts";
import { showContrast } from "./showContrast.ts";

interface Globals {
  readonly globals: Readonly<Record<string, unknown>>;
}

const isInAddress = (chosen: string) =>
  (new URLSearchParams(window.location.search).get("globals") ?? "").split(";").includes(chosen);

/** Storybook's theme in the shop's colours: its ground, words, links and fields. */
const inColours = (theme: "light" | "dark") => {
  const ofShop = colours[theme];
  return {
    ...themes[theme],
    appContentBg: ofShop["--k-page"],
    appPreviewBg: ofShop["--k-page"],
    appBorderColor: ofShop["--k-line"],
    barBg: ofShop["--k-page"],
    barSelectedColor: ofShop["--k-action"],
    colorSecondary: ofShop["--k-action"],
    inputBg: ofShop["--k-surface"],
    inputBorder: ofShop["--k-line-strong"],
    inputTextColor: ofShop["--k-ink"],
    textColor: ofShop["--k-ink"],
    textMutedColor: ofShop["--k-ink-muted"],
  };
};

const docsThemes = { light: inColours("light"), dark: inColours("dark") };

const isTold = (told: unknown): told is readonly [Globals] =>
  Array.isArray(told) && typeof told[0] === "object" && told[0] !== null && "globals" in told[0];

/** The toolbar's choice: what it told last, as the address stays that of before, else what the address says. */
const isChosen = (name: string, value: string): boolean => {
  const told: unknown = addons.getChannel().last(GLOBALS_UPDATED);
  return isTold(told) ? told[0].globals[name] === value : isInAddress(`${name}:${value}`);
};

/** Pages of documentation in the theme and the contrast of the toolbar. */
const ThemedDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const [isDark, setDark] = useState(() => isChosen("theme", "dark"));
  const [isMoreContrast, setMoreContrast] = useState(() => isChosen("contrast", "more"));
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
  useLayoutEffect(() => notePage({ theme, contrast: isMoreContrast ? "more" : "system" }), [theme, isMoreContrast]);
  return <DocsContainer {...props} theme={docsThemes[theme]} />;
};

export default ThemedDocs;
