import type { DrawShape } from "./Shape.ts";
import { ellipse, opacity, path, rect } from "./svg.ts";

const cream = "#fffaf0";
const white = "#ffffff";
const black = "#1f2a24";

/** PET: screw cap, round shoulders, a paper band. */
export const bottle: DrawShape = ({ tone, contents }) => ({
  body:
    rect(174, 26, 52, 32, 7, tone.deep) +
    rect(180, 56, 40, 16, 3, contents) +
    path("M180 70h40c0 34 56 46 56 100v166q0 24-24 24h-104q-24 0-24-24V170c0-54 56-66 56-100z", contents) +
    path("M124 186h152v150H124z", cream),
  light:
    path("M146 150c4-24 22-36 32-50-2 26-12 30-14 56v180q-12 4-18-6z", white, opacity(0.35)) +
    path("M276 170v166q0 24-24 24h-16q18-4 18-24V150z", black, opacity(0.08)),
  label: { x: 124, y: 186, width: 152, height: 150 },
  layout: "stacked",
});

/** A glass bottle with a crown cap. */
export const glass: DrawShape = ({ tone, contents }) => ({
  body:
    path("M174 30h52l4 22h-60z", tone.deep) +
    path("M178 50h44v56c0 24 46 34 46 78v152q0 24-24 24h-88q-24 0-24-24V184c0-44 46-54 46-78z", contents) +
    path("M178 50h44v18h-44z", black, opacity(0.12)),
  light:
    path("M148 184c2-26 24-38 40-62v-54h10v58c-18 22-34 34-34 64v140q-12 4-16-6z", white, opacity(0.35)) +
    path("M268 184v152q0 24-24 24h-12q16-6 16-24V168z", black, opacity(0.1)),
  label: { x: 142, y: 198, width: 116, height: 132 },
  layout: "stacked",
});

/** A wine bottle: dark glass, foil, a tall label. */
export const wine: DrawShape = ({ tone }) => ({
  body:
    path("M182 60h36v50c0 26 40 36 40 78v150q0 22-22 22h-72q-22 0-22-22V188c0-42 40-52 40-78z", "#2c3b33") +
    rect(178, 22, 44, 74, 8, tone.deep) +
    rect(178, 84, 44, 8, 0, tone.accent),
  light:
    path("M158 190c2-28 22-38 32-62V60h8v72c-14 22-26 34-26 62v146q-12 2-14-8z", white, opacity(0.22)) +
    rect(184, 26, 9, 56, 4, white, opacity(0.25)),
  label: { x: 146, y: 196, width: 108, height: 136 },
  layout: "stacked",
});

/** A drink can. */
export const can: DrawShape = ({ tone }) => ({
  body:
    path("M142 74l14-22h88l14 22v264l-12 22h-92l-12-22z", "#c9cfcc") +
    ellipse(200, 54, 44, 8, "#e3e7e4") +
    ellipse(200, 54, 16, 4, "#a9b1ad") +
    path("M142 78h116v256H142z", tone.base) +
    rect(142, 78, 116, 10, 0, tone.accent) +
    rect(142, 324, 116, 10, 0, tone.accent),
  light: rect(152, 88, 14, 236, 7, white, opacity(0.3)) + rect(236, 78, 22, 256, 0, black, opacity(0.08)),
  label: { x: 142, y: 122, width: 116, height: 168 },
  layout: "stacked",
});

/** A detergent jug with a handle. */
export const jug: DrawShape = ({ tone }) => ({
  body:
    rect(136, 30, 66, 48, 10, tone.deep) +
    path("M128 76h82c26 0 34 16 50 34 20 22 26 40 26 72v150q0 28-28 28H142q-28 0-28-28V108q0-32 14-32z", tone.base) +
    path("M222 128c16 10 30 26 30 54v22q0 12-12 12t-12-12v-40c0-14-18-24-6-36z", white),
  light:
    path("M126 118q0-26 16-26v240q-16 0-16-26z", white, opacity(0.3)) +
    path("M286 182v150q0 28-28 28h-14q20-4 20-28V232z", black, opacity(0.08)),
  label: { x: 126, y: 222, width: 148, height: 124 },
  layout: "stacked",
});

/** A trigger spray or an aerosol. */
export const spray: DrawShape = ({ tone }) => ({
  body:
    path("M150 40h76q18 0 18 20l-8 4v16h-36v22h-34V80h-16z", tone.deep) +
    path("M150 46l-22 20 6 8 24-14z", tone.deep) +
    path("M244 64q16 10 14 44l-14-6z", tone.accent) +
    rect(162, 98, 46, 18, 4, tone.accent) +
    path("M160 114h80c22 12 34 40 34 78v140q0 28-26 28h-96q-26 0-26-28V192c0-38 12-66 34-78z", tone.base),
  light:
    path("M142 192c0-32 8-52 22-66v206q-22 4-22-16z", white, opacity(0.3)) +
    path("M274 192v140q0 28-26 28h-12q18-6 18-28V140q20 18 20 52z", black, opacity(0.08)),
  label: { x: 130, y: 190, width: 140, height: 142 },
  layout: "stacked",
});

/** A pump dispenser. */
export const pump: DrawShape = ({ tone }) => ({
  body:
    path("M186 40h52q20 0 24 22h-16q-4-8-14-8h-18v40h-28z", tone.deep) +
    rect(172, 88, 56, 28, 6, tone.deep) +
    path("M152 112h96q28 0 28 34v182q0 32-32 32h-88q-32 0-32-32V146q0-34 28-34z", tone.base),
  light:
    rect(138, 132, 14, 206, 7, white, opacity(0.32)) +
    path("M276 146v182q0 32-32 32h-12q22-6 22-32V114q22 2 22 32z", black, opacity(0.08)),
  label: { x: 124, y: 166, width: 152, height: 150 },
  layout: "stacked",
});
