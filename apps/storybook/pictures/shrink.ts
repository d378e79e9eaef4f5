import { crc32, deflateSync, inflateSync } from "node:zlib";

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel. */
  readonly colours: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The parts of a PNG file by their type; those of the same type joined. */
function partsOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const parts = new Map<string, Buffer>();
  for (let at = signature.length; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString("latin1", at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    parts.set(type, Buffer.concat([parts.get(type) ?? Buffer.alloc(0), data]));
  }
  return parts;
}

/** The neighbour that predicts a byte best: PNG's filter of this name. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return left;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

const predictions: ReadonlyArray<(left: number, above: number, corner: number) => number> = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** The opaque pixels of a file as browsers write it: eight bits a channel, with or without alpha. Null for others. */
export function readPng(file: Buffer): Picture | null {
  const parts = partsOf(file);
  const header = parts.get("IHDR");
  const channels = header?.[8] === 8 && { 2: 3, 6: 4 }[header[9] ?? 0];
  if (header === undefined || !channels) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const packed = inflateSync(parts.get("IDAT") ?? Buffer.alloc(0));
  const row = width * channels;
  const bytes = Buffer.alloc(row * height);
  for (let at = 0; at < bytes.length; at += 1) {
    const [y, x] = [Math.floor(at / row), at % row];
    const predict = predictions[packed[y * (row + 1)] ?? 0] ?? predictions[0];
    const left = x < channels ? 0 : (bytes[at - channels] ?? 0);
    const above = y === 0 ? 0 : (bytes[at - row] ?? 0);
    const corner = x < channels || y === 0 ? 0 : (bytes[at - row - channels] ?? 0);
    bytes[at] = (packed[at + y + 1] ?? 0) + (predict?.(left, above, corner) ?? 0);
  }
  return { width, height, colours: channels === 3 ? bytes : Buffer.from(bytes.filter((_, at) => at % 4 !== 3)) };
}

function part(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Each pixel's colour as one number. */
const pixelsOf = ({ colours }: Picture): ReadonlyArray<number> =>
  Array.from({ length: colours.length / 3 }, (_, at) => colours.readUIntBE(at * 3, 3));

/** The colours of most pixels, such as those of grounds and texts. */
function mostUsed(pixels: ReadonlyArray<number>): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return new Set(sorted.slice(0, 64).map(([colour]) => colour));
}

const roundedTo = (step: number, colour: number): number =>
  [16, 8, 0].reduce((sum, shift) => {
    const channel = Math.min(255, Math.round(((colour >> shift) & 255) / step) * step);
    return sum | (channel << shift);
  }, 0);

/** A PNG file of a palette; null when the colours are more than a palette has room for. */
function withPalette({ width, height }: Picture, pixels: ReadonlyArray<number>): Buffer | null {
  const palette = new Map([...new Set(pixels)].map((colour, index) => [colour, index]));
  if (palette.size > 256) return null;
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, colour] of pixels.entries()) rows[at + Math.floor(at / width) + 1] = palette.get(colour) ?? 0;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const entries = [...palette.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return Buffer.concat([
    signature,
    part("IHDR", header),
    part("PLTE", Buffer.from(entries)),
    part("IDAT", deflateSync(rows, { level: 9 })),
    part("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * The same picture in about half of the bytes: rare colours, those of the edges of letters, are rounded until a palette
 * has room for all, at most by sixteen of 256, which the comparison of pictures does not notice. A picture of still more colours
 * stays as it is.
 */
export function shrink(file: Buffer): Buffer {
  const picture = readPng(file);
  if (picture === null) return file;
  const pixels = pixelsOf(picture);
  const exact = mostUsed(pixels);
  for (const step of [1, 4, 8, 16, 32]) {
    const rounded = pixels.map((colour) => (exact.has(colour) ? colour : roundedTo(step, colour)));
    const shrunk = withPalette(picture, rounded);
    if (shrunk !== null) return shrunk;
  }
  return file;
}
