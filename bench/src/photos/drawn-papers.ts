import { drawFace, drawPrint, type Print } from './drawn-text.ts';
import type { Lots } from './random.ts';

/** A paper that somebody photographs, as SVG whose unit is the millimetre. */
export interface Paper {
  kind: 'passport' | 'nid' | 'certificate';
  width: number;
  height: number;
  /** Of the corners, in millimetres. */
  radius: number;
  /** Where the document begins from above; an open passport shows another page before it. */
  from: number;
  /** The height of the capitals that have to be read, in millimetres. */
  print: number;
  /** Covered by plastic, or printed to shine. */
  shines: boolean;
  svg: string;
}

/** Fine waves, as are printed under what is written. */
function waves(lots: Lots, width: number, height: number, colour: string): string {
  let path = '';
  const bend = lots.between(2, 5);
  for (let y = -bend; y < height + bend; y += lots.between(1.3, 2.2)) {
    path += `M0 ${y.toFixed(1)}`;
    for (let x = 0; x < width; x += 12) path += `q3 ${bend.toFixed(1)} 6 0t6 0`;
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width=".18" opacity=".7"/>`;
}

const svg = (width: number, height: number, ground: string, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><rect width="${String(width)}" height="${String(height)}" fill="${ground}"/>${parts.join('')}</svg>`;

function drawPassport(lots: Lots): Paper {
  const [width, page] = [125, 88];
  // Most lie open: the page before it is seen as well, whole or in part.
  const from = lots.chance(0.4) ? page : 0;
  const height = from + page;
  const ground = lots.one(['#dfe8dc', '#e9dfe4', '#dce5ec', '#eee8d8']);
  const fine = lots.one(['#8fb39a', '#c08f9f', '#86a6c4', '#b9a36a']);
  const line = (x: number, y: number, print: Partial<Print>) =>
    drawPrint(lots, { x, y: from + y, height: 2.2, width: 30, colour: '#23211f', ...print });
  const parts = [
    waves(lots, width, height, fine),
    drawFace(lots, { x: 5, y: from + 16, width: 35 }),
  ];
  if (from > 0) {
    parts.push(
      `<rect y="${String(from - 2.5)}" width="${String(width)}" height="2.5" fill="#000" opacity=".16"/>`,
      `<rect y="${String(from - 0.3)}" width="${String(width)}" height=".6" fill="#000" opacity=".35"/>`,
      ...[20, 27, 34, 50, 57].map((y) => line(18, y - from, { width: 88, colour: '#4a5560' })),
    );
  }
  parts.push(line(6, 9, { height: 3, width: 70, colour: '#1f4d3a', weight: 1.3 }));
  for (let row = 0; row < 6; row += 1) {
    for (const x of row < 2 ? [45] : [45, 86]) {
      parts.push(
        line(x, 18 + row * 8, { height: 1.3, width: 22, colour: '#5a6470' }),
        line(x, 21.8 + row * 8, { width: x === 45 && row < 2 ? 60 : 32 }),
      );
    }
  }
  parts.push(
    line(4, 75.5, { height: 2.4, width: 117, machine: true }),
    line(4, 82, { height: 2.4, width: 117, machine: true }),
  );
  return {
    kind: 'passport',
    ...{ width, height, from, radius: 2, print: 2.2, shines: true },
    svg: svg(width, height, ground, parts),
  };
}

function drawNid(lots: Lots): Paper {
  const [width, height] = [85.6, 54];
  const ground = lots.one(['#eef2ea', '#f3efe4', '#e6eef0']);
  const line = (x: number, y: number, print: Partial<Print>) =>
    drawPrint(lots, { x, y, height: 1.8, width: 40, colour: '#211f1e', ...print });
  const parts = [
    waves(lots, width, height, lots.one(['#c9d8bd', '#d9cbb5', '#b9d0d6'])),
    `<circle cx="8" cy="8" r="4" fill="#b3262e"/><circle cx="8" cy="8" r="5.2" fill="none" stroke="#1e6b45" stroke-width="1"/>`,
    line(16, 7, { height: 2.2, width: 60, colour: '#17603d', bar: true, weight: 1.3 }),
    line(16, 11.5, { width: 60, colour: '#7d1d22' }),
    drawFace(lots, { x: 4, y: 17, width: 21 }),
  ];
  for (let row = 0; row < 5; row += 1) {
    parts.push(line(30, 21 + row * 5.6, { bar: row % 2 === 0, width: 52 }));
  }
  parts.push(line(30, 50.5, { height: 2.6, width: 46, colour: '#a3151d', weight: 1.4 }));
  return {
    kind: 'nid',
    ...{ width, height, from: 0, radius: 3.2, print: 1.8, shines: true },
    svg: svg(width, height, ground, parts),
  };
}

function drawCertificate(lots: Lots): Paper {
  const lies = lots.chance(0.4);
  const [width, height] = lies ? [297, 210] : [210, 297];
  const ground = lots.one(['#fdfdfb', '#faf6ea', '#fbfbfe', '#f4ecd8']);
  const colour = lots.one(['#233a63', '#6b2130', '#2c2a28', '#1e5a3e']);
  const line = (x: number, y: number, print: Partial<Print>) =>
    drawPrint(lots, { x, y, height: 3, width: width - 2 * x, colour: '#2b2927', ...print });
  const parts: string[] = [];
  if (lots.chance(0.6)) {
    for (const [inset, thick] of [
      [8, 1.6],
      [11, 0.5],
    ] as const) {
      parts.push(
        `<rect x="${String(inset)}" y="${String(inset)}" width="${String(width - 2 * inset)}" height="${String(height - 2 * inset)}" fill="none" stroke="${colour}" stroke-width="${String(thick)}"/>`,
      );
    }
  }
  parts.push(line(40, 32, { height: 7, colour, weight: 1.3 }), line(60, 46, { height: 4, colour }));
  for (let y = 68; y < height - 62; y += lots.between(8, 14)) {
    parts.push(line(26, y, { bar: lots.chance(0.2) }));
  }
  const seal = lots.one(['#a3222b', '#27458f', '#b48a2c']);
  parts.push(
    `<circle cx="${String(width * 0.25)}" cy="${String(height - 42)}" r="15" fill="none" stroke="${seal}" stroke-width="2"/>`,
    `<circle cx="${String(width * 0.25)}" cy="${String(height - 42)}" r="9" fill="${seal}" opacity=".35"/>`,
    `<path d="M${String(width * 0.6)} ${String(height - 40)}c8 -14 12 6 16 -4s8 8 14 -6s10 6 18 0" fill="none" stroke="#1b2f7a" stroke-width=".9"/>`,
    line(width * 0.58, height - 28, { width: width * 0.28 }),
  );
  return {
    kind: 'certificate',
    ...{ width, height, from: 0, radius: 0, print: 3, shines: lots.chance(0.15) },
    svg: svg(width, height, ground, parts),
  };
}

/** A passport open at its data page, a card or a certificate. */
export const drawPaper = (lots: Lots): Paper =>
  lots.one([drawPassport, drawNid, drawCertificate])(lots);
