import { Fragment } from "react";
import { contrastOf } from "../../../packages/ui/src/theme/contrastOf.ts";
import { contrasts } from "../../../packages/ui/src/theme/contrasts.ts";
import { colours, type ColourToken, colourTokens } from "../../../packages/ui/src/theme/generated/tokens.ts";
import styles from "./Foundations.module.css";

const groups = [
  "Grounds",
  "Text",
  "Actions",
  "Reductions and news",
  "Messages",
  "Lines and focus",
  "Pictures",
] as const;

interface Job {
  readonly group: (typeof groups)[number];
  readonly job: string;
}

const job = (group: Job["group"], what: string): Job => ({ group, job: what });

/** What each colour is for. A new colour needs its line here. */
const jobs: Readonly<Record<ColourToken, Job>> = {
  "--k-page": job("Grounds", "Behind everything."),
  "--k-surface": job("Grounds", "Cards, fields, dialogs and the header."),
  "--k-surface-sunken": job("Grounds", "What cannot be used now, and every second row."),
  "--k-ink": job("Text", "Names, prices, headings and running text."),
  "--k-ink-muted": job("Text", "What comes second: unit prices, help, dates."),
  "--k-action": job("Actions", "What can be pressed: buttons, links, chosen options."),
  "--k-action-hover": job("Actions", "The same under a pointer."),
  "--k-action-pressed": job("Actions", "The same while it is pressed."),
  "--k-on-action": job("Actions", "Words on a button."),
  "--k-action-soft": job("Actions", "The ground of what is chosen or in the cart."),
  "--k-on-action-soft": job("Actions", "Words on that ground."),
  "--k-sale": job("Reductions and news", "A reduced price. For nothing else."),
  "--k-sale-fill": job("Reductions and news", "The ground of “−28%”."),
  "--k-on-sale-fill": job("Reductions and news", "Words on it."),
  "--k-new-fill": job("Reductions and news", "The ground of “Új”, and stars."),
  "--k-on-new-fill": job("Reductions and news", "Words on it."),
  "--k-danger": job("Messages", "An error, and what deletes."),
  "--k-danger-soft": job("Messages", "The ground of an error."),
  "--k-notice-soft": job("Messages", "The ground of what the shopper should know."),
  "--k-on-notice-soft": job("Messages", "Words on it."),
  "--k-line": job("Lines and focus", "Between things that belong together."),
  "--k-line-strong": job("Lines and focus", "Around what can be typed into or chosen."),
  "--k-focus": job("Lines and focus", "The ring around what has the focus."),
  "--k-picture": job("Pictures", "Behind pictures of goods: light in both themes."),
  "--k-on-picture": job("Pictures", "Marks on a picture."),
  "--k-placeholder": job("Pictures", "The mark where there is no picture."),
};

const themes = ["light", "dark"] as const;

/** A contrast that no line breaks: `4.5 : 1`. */
const toOne = (ratio: number): string => `${ratio}\u00a0:\u00a01`;

const short = (token: string): string => token.replace("--k-", "");

/** The least contrast that it needs on its grounds, and what it reaches there in both themes. */
const contrastsOf = (token: ColourToken) =>
  contrasts
    .filter(({ colour }) => colour === token)
    .map(({ grounds, atLeast }) => {
      const ratios = themes.flatMap((theme) =>
        grounds.map((ground) => contrastOf(colours[theme][token], colours[theme][ground])),
      );
      return { on: grounds.map(short).join(", "), atLeast, lowest: Math.min(...ratios) };
    });

const Sample = ({ token, theme }: { readonly token: ColourToken; readonly theme: (typeof themes)[number] }) => {
  const { group } = jobs[token];
  const needed = group === "Grounds" ? undefined : contrasts.find(({ colour }) => colour === token);
  const ofTheme = colours[theme];
  return (
    <div className={styles.sample} style={{ background: ofTheme[needed?.grounds[0] ?? "--k-page"] }}>
      <span className={styles.fill} style={{ background: ofTheme[token] }} />
      {needed !== undefined && needed.atLeast >= 4.5 && <span style={{ color: ofTheme[token] }}>Aa</span>}
    </div>
  );
};

const Colour = ({ token }: { readonly token: ColourToken }) => (
  <li>
    <div className={styles.samples}>
      {themes.map((theme) => (
        <Sample key={theme} token={token} theme={theme} />
      ))}
    </div>
    <code>{token}</code>
    <span>{jobs[token].job}</span>
    <small>
      {colours.light[token]} light, {colours.dark[token]} dark
    </small>
    {contrastsOf(token).map(({ on, atLeast, lowest }) => (
      <small key={on}>
        {toOne(lowest)} on {on}; needs {toOne(atLeast)}
      </small>
    ))}
  </li>
);

/** All colours by what they are for, in both themes, with the contrasts that a test holds. */
export const Colours = () =>
  groups.map((group) => (
    <Fragment key={group}>
      <h2>{group}</h2>
      <ul className={styles.colours}>
        {colourTokens
          .filter((token) => jobs[token].group === group)
          .toSorted((one, other) => Object.keys(jobs).indexOf(one) - Object.keys(jobs).indexOf(other))
          .map((token) => (
            <Colour key={token} token={token} />
          ))}
      </ul>
    </Fragment>
  ));
