import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { openSync as openFont } from 'fontkit';

/** Shades of grey, a byte a pixel. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Buffer;
}

type Point = [x: number, y: number];

/** Straight pieces that a curve is drawn with, and rows that a pixel is sampled at. */
const CURVE_STEPS = 6;
const SAMPLES = 3;

const font = openFont(
  createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
);

/** A page with these lines of text, black on white, as a scanner sees it. */
export function letterPicture(lines: readonly string[], size = 30): GreyPicture {
  const width = size * 36;
  const height = Math.round(size * (lines.length * 1.7 + 4));
  const pixels = Buffer.alloc(width * height, 255);
  lines.forEach((line, i) => {
    const outlines = outlinesOf(line, size, [size * 2, size * (3 + i * 1.7)]);
    fill({ width, height, pixels }, outlines);
  });
  return { width, height, pixels };
}

/** The picture turned by a quarter to the right. */
export function turned({ width, height, pixels }: GreyPicture): GreyPicture {
  const result = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      result[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, pixels: result };
}

/** The picture as a PNG; the header may lie about the size. */
export function png({ width, height, pixels }: GreyPicture, claimed = { width, height }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claimed.width, 0);
  head.writeUInt32BE(claimed.height, 4);
  head[8] = 8;
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(y * width, (y + 1) * width)]),
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The outlines of a line's letters as closed polygons, in pixels. */
function outlinesOf(line: string, size: number, [left, baseline]: Point): Point[][] {
  if (!('layout' in font)) throw new Error('This is a collection of fonts.');
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let pen = left;
  return glyphs.flatMap((glyph, i) => {
    const at = pen;
    pen += (positions[i]?.xAdvance ?? 0) * scale;
    const place = (x = 0, y = 0): Point => [at + x * scale, baseline - y * scale];
    return polygonsOf(glyph.path.commands, place);
  });
}

interface Command {
  command: string;
  args: number[];
}

function polygonsOf(
  commands: readonly Command[],
  place: (x?: number, y?: number) => Point,
): Point[][] {
  const polygons: Point[][] = [];
  for (const { command, args } of commands) {
    const current = polygons.at(-1);
    if (command === 'moveTo') polygons.push([place(args[0], args[1])]);
    else if (command === 'lineTo') current?.push(place(args[0], args[1]));
    else if (command === 'quadraticCurveTo') {
      const from = current?.at(-1) ?? [0, 0];
      const over = place(args[0], args[1]);
      const to = place(args[2], args[3]);
      for (let step = 1; step <= CURVE_STEPS; step += 1) {
        const t = step / CURVE_STEPS;
        current?.push([along(from[0], over[0], to[0], t), along(from[1], over[1], to[1], t)]);
      }
    }
  }
  return polygons;
}

const along = (from: number, over: number, to: number, t: number) =>
  (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t ** 2 * to;

/** Fills polygons in black, by counting how often they turn around each point. */
function fill({ width, height, pixels }: GreyPicture, polygons: readonly Point[][]): void {
  const edges = polygons.flatMap((polygon) =>
    polygon.map((from, i): [Point, Point] => [from, polygon[(i + 1) % polygon.length] ?? from]),
  );
  const rows = edges.flatMap(([[, a], [, b]]) => [a, b]);
  const top = Math.max(0, Math.floor(Math.min(...rows)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...rows)));
  for (let sample = top * SAMPLES; sample < (bottom + 1) * SAMPLES; sample += 1) {
    const y = (sample + 0.5) / SAMPLES;
    const row = Math.floor(sample / SAMPLES) * width;
    for (const [from, to] of spans(edges, y)) {
      for (let x = Math.max(0, Math.round(from)); x < Math.min(width, Math.round(to)); x += 1) {
        pixels[row + x] = Math.max(0, (pixels[row + x] ?? 0) - Math.ceil(255 / SAMPLES));
      }
    }
  }
}

function spans(edges: readonly [Point, Point][], y: number): Point[] {
  const crossings = edges
    .filter(([[, a], [, b]]) => a <= y !== b <= y)
    .map(([[ax, ay], [bx, by]]) => ({
      x: ax + ((y - ay) / (by - ay)) * (bx - ax),
      turn: ay < by ? 1 : -1,
    }))
    .toSorted((a, b) => a.x - b.x);
  const found: Point[] = [];
  let winding = 0;
  for (const [i, { x, turn }] of crossings.entries()) {
    if (winding !== 0) found.push([crossings[i - 1]?.x ?? x, x]);
    winding += turn;
  }
  return found;
}
