import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { statesOfEachPush, statesOfFullRuns } from "../apps/storybook/pictures/keyStates.ts";
import { readPng, shrink } from "../apps/storybook/pictures/shrink.ts";

const folder = join(import.meta.dirname, "../apps/storybook/pictures");
const states = [...statesOfEachPush, ...statesOfFullRuns];
const statesOf = {
  "phone-light": states,
  "phone-dark": states,
  "desktop-light": states,
  "desktop-dark": states,
  "second-brand-light": statesOfEachPush,
  "second-brand-dark": statesOfEachPush,
};

const pictures = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".png"));
const versions = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));

describe("the pictures of key states", () => {
  it("are of at least 120 states, 30 of which each push compares", () => {
    expect(statesOfEachPush).toHaveLength(30);
    expect(new Set(states).size).toBeGreaterThanOrEqual(120);
    expect(new Set(states).size).toBe(states.length);
  });

  it.each(versions)("%s: each state has a picture in each view, and there is none besides", (version) => {
    const expected = Object.entries(statesOf).flatMap(([view, shown]) =>
      shown.map((state) => `${version}/${view}/${state.replace("--", "/")}.png`),
    );
    expect(pictures.filter((path) => path.startsWith(`${version}/`)).toSorted()).toEqual(expected.toSorted());
  });

  it.each(versions)("%s: together they take less than 6 MB", (version) => {
    const sizes = pictures
      .filter((path) => path.startsWith(`${version}/`))
      .map((path) => statSync(join(folder, path)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });
});

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A file as a browser writes it: with alpha, each row predicted by the pixel to the left. */
function pngOf(width: number, colours: ReadonlyArray<readonly [number, number, number]>): Buffer {
  const height = colours.length / width;
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.from(colours.slice(y * width, (y + 1) * width).flatMap((colour) => [...colour, 255]));
    return Buffer.from([1, ...row.map((byte, at) => byte - (row[at - 4] ?? 0))]);
  });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk("IDAT", deflateSync(Buffer.concat(rows)));
  return Buffer.concat([start, chunk("IHDR", header), data, chunk("IEND", Buffer.alloc(0))]);
}

describe("shrinking a picture", () => {
  const grounds = Array.from({ length: 900 }, (_, at) => [20, 26, at % 2 === 0 ? 23 : 200] as const);
  // A few hundred colours in no order, as at the edges of letters.
  const edges = Array.from({ length: 3000 }, (_, at) => {
    const colour = (at * at * 31 + at * 7) % 197;
    return [(colour * 53) % 256, (colour * 101) % 256, (colour * 197) % 256] as const;
  });

  it("reads what a browser writes", () => {
    expect(readPng(pngOf(30, grounds))?.colours).toEqual(Buffer.from(grounds.flat()));
  });

  it("makes fewer bytes, and leaves a picture of few colours as it is", () => {
    const file = pngOf(60, [...grounds, ...edges]);
    expect(shrink(file).length).toBeLessThan(file.length);
    expect(shrink(shrink(file))).toEqual(shrink(file));
  });

  it("leaves a file alone that it cannot read", () => {
    const grey = pngOf(30, grounds);
    grey[25] = 0;
    expect(shrink(grey)).toBe(grey);
  });
});
