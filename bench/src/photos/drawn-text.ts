import type { Lots } from './random.ts';

/** One line of print; measures in millimetres. */
export interface Print {
  x: number;
  /** Of the line on which the letters stand. */
  y: number;
  /** The height of a capital letter. */
  height: number;
  /** Where the line ends at the latest. */
  width: number;
  colour: string;
  /** Beside a usual one of 1. */
  weight?: number;
  /** Letters hang from a bar, as in Bangla. */
  bar?: boolean;
  /** Filled to its end by letters as far from each other as those that machines read. */
  machine?: boolean;
}

const columns = [0, 0.5, 1] as const;
const rows = [0, 0.5, 1] as const;

/**
 * Print that looks like letters, from strokes by lot: it has their size, weight and distances, and needs no
 * font, so that it is the same everywhere.
 */
export function drawPrint(lots: Lots, print: Print): string {
  const { x, y, height, width, colour, weight = 1, bar = false, machine = false } = print;
  const step = height * (machine ? 0.92 : 0.86);
  const end = x + (machine ? width : width * lots.between(0.55, 1));
  const at = (column: number, row: number, left: number) =>
    `${(left + column * step * 0.66).toFixed(2)} ${(y - (1 - row) * height).toFixed(2)}`;
  let path = '';
  let word = lots.whole(2, 9);
  let begin = x;
  for (let left = x; left + step <= end; left += step) {
    word -= 1;
    if (word === 0 && !machine) {
      if (bar) path += `M${at(0, 0, begin)}L${at(0, 0, left)}`;
      word = lots.whole(3, 10);
      begin = left + step;
      continue;
    }
    // A stem, and one or two strokes more.
    const stem = lots.one(columns);
    path += `M${at(stem, 0, left)}L${at(stem, 1, left)}`;
    for (let stroke = lots.whole(1, 2); stroke > 0; stroke -= 1) {
      path += `M${at(lots.one(columns), lots.one(rows), left)}L${at(lots.one(columns), lots.one(rows), left)}`;
    }
  }
  const thick = (height * 0.15 * weight).toFixed(2);
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thick}"/>`;
}

/** A face before a wall, as on a document. */
export function drawFace(lots: Lots, box: { x: number; y: number; width: number }): string {
  const skin = lots.one(['#8d5a3c', '#a97452', '#c4926c', '#7a4a30']);
  const wall = lots.one(['#e8edf2', '#b9cfe4', '#f4f4f0', '#9fb7cf']);
  const cloth = lots.one(['#23304a', '#f2f2f2', '#5b1f2e', '#2f4f3a', '#111']);
  const high = box.width * 1.28;
  const to = (x: number, y: number) =>
    `${(box.x + x * box.width).toFixed(2)} ${(box.y + y * high).toFixed(2)}`;
  const [eye, other] = [to(0.4, 0.42), to(0.6, 0.42)].map((point) => point.split(' '));
  const oval = (cx: number, cy: number, rx: number, ry: number, colour: string) => {
    const [x, y] = to(cx, cy).split(' ');
    return `<ellipse cx="${x ?? ''}" cy="${y ?? ''}" rx="${String(rx * box.width)}" ry="${String(ry * high)}" fill="${colour}"/>`;
  };
  return [
    `<rect x="${String(box.x)}" y="${String(box.y)}" width="${String(box.width)}" height="${String(high)}" fill="${wall}"/>`,
    `<path d="M${to(0.05, 1)}C${to(0.1, 0.72)} ${to(0.3, 0.7)} ${to(0.5, 0.7)}C${to(0.7, 0.7)} ${to(0.9, 0.72)} ${to(0.95, 1)}Z" fill="${cloth}"/>`,
    oval(0.5, 0.36, 0.27, 0.27, '#1b1512'),
    oval(0.5, 0.45, 0.21, 0.26, skin),
    ...[eye, other].map(
      (point) =>
        `<circle cx="${point?.[0] ?? ''}" cy="${point?.[1] ?? ''}" r="${String(box.width * 0.025)}" fill="#1b1512"/>`,
    ),
    `<path d="M${to(0.43, 0.58)}Q${to(0.5, 0.62)} ${to(0.57, 0.58)}" fill="none" stroke="#6b2f2a" stroke-width="${String(box.width * 0.025)}"/>`,
  ].join('');
}
