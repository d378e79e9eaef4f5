import type { DrawShape } from "./Shape.ts";
import { ellipse, opacity, path, rect } from "./svg.ts";

const white = "#ffffff";
const black = "#1f2a24";
const steel = "#c3c9c6";

/** A jar with a screw lid; its contents show above and below the label. */
export const jar: DrawShape = ({ tone, contents }) => ({
  body:
    path("M124 116q-22 14-22 44v160q0 40 40 40h116q40 0 40-40V160q0-30-22-44z", "#e8eeea") +
    path("M116 136q-6 10-6 26v156q0 34 34 34h112q34 0 34-34V162q0-16-6-26z", contents) +
    rect(114, 64, 172, 54, 12, tone.deep) +
    rect(114, 98, 172, 8, 0, black, opacity(0.15)),
  light: rect(120, 146, 14, 186, 7, white, opacity(0.4)) + rect(128, 72, 60, 10, 5, white, opacity(0.3)),
  label: { x: 110, y: 176, width: 180, height: 140 },
  layout: "stacked",
});

/** A food tin with a paper sleeve. */
export const tin: DrawShape = ({ tone }) => ({
  body:
    path("M92 132v206a108 22 0 0 0 216 0V132z", steel) +
    ellipse(200, 132, 108, 22, "#dfe4e1") +
    ellipse(200, 132, 94, 16, "#b5bcb8") +
    ellipse(200, 130, 90, 14, "#cfd5d2") +
    path("M92 150a108 22 0 0 0 216 0v172a108 22 0 0 1-216 0z", tone.base),
  light:
    path("M104 162q10 6 18 8v172q-10-2-18-6z", white, opacity(0.3)) +
    path("M308 150v172a108 22 0 0 1-40 16V166q26-6 40-16z", black, opacity(0.09)),
  label: { x: 122, y: 184, width: 156, height: 142 },
  layout: "stacked",
});

/** A yoghurt cup under foil. */
export const cup: DrawShape = ({ tone }) => ({
  body:
    path("M100 122h200l-24 216q-3 22-26 22H150q-23 0-26-22z", white) +
    path("M100 122h200l-24 216q-3 22-26 22H150q-23 0-26-22z", tone.base) +
    path("M88 112q0-16 18-16h188q18 0 18 16t-18 14H106q-18 2-18-14z", "#e6e9e6") +
    path("M294 98l36 14q6 8-6 10l-30 4z", "#d5dad6") +
    rect(100, 100, 120, 7, 3, white, opacity(0.7)),
  light:
    path("M112 132h16l22 206h-8q-12 0-14-16z", white, opacity(0.35)) +
    path("M300 126l-24 212q-3 22-26 22h-10q14-8 16-24l18-210z", black, opacity(0.08)),
  label: { x: 132, y: 150, width: 136, height: 180 },
  layout: "stacked",
});

/** A low tub with a lid. */
export const tub: DrawShape = ({ tone }) => ({
  body:
    path("M84 170h232l-18 158q-4 32-36 32H138q-32 0-36-32z", tone.base) +
    path("M74 150q0-24 26-24h200q26 0 26 24v12q0 14-14 14H88q-14 0-14-14z", tone.deep) +
    rect(92, 134, 130, 9, 4, white, opacity(0.28)),
  light:
    path("M96 182h18l18 160q-16-4-18-20z", white, opacity(0.28)) +
    path("M314 178l-16 150q-4 32-36 32h-8q18-10 20-32l16-150z", black, opacity(0.08)),
  label: { x: 116, y: 190, width: 168, height: 150 },
  layout: "stacked",
});

/** A tube standing on its cap. */
export const tube: DrawShape = ({ tone }) => ({
  body:
    rect(122, 40, 156, 26, 4, tone.deep) +
    path("M124 64h152l-22 242q-1 12-14 12h-80q-13 0-14-12z", tone.base) +
    path(
      "M128 40v26M140 40v26M152 40v26M164 40v26M176 40v26M188 40v26M200 40v26M212 40v26M224 40v26M236 40v26M248 40v26M260 40v26M272 40v26",
      "none",
      ` stroke="${white}" stroke-opacity=".25" stroke-width="3"`,
    ) +
    rect(156, 316, 88, 44, 8, tone.deep),
  light:
    path("M138 74h14l14 236h-8z", white, opacity(0.35)) +
    path("M276 66l-22 240q-1 12-14 12h-8q8-60 16-252z", black, opacity(0.08)),
  label: { x: 148, y: 96, width: 104, height: 184 },
  layout: "stacked",
});
