import type { Lots } from './random.ts';

/** The red, green and blue that come back from a point, each from 0 to 1. */
export type Colour = readonly [number, number, number];

/** The ground below a paper: the colour at a point, in millimetres from its corner. */
export type Table = (x: number, y: number) => Colour;

/** Smooth chance over a plane, from 0 to 1, about one hill for each unit. */
function hills(lots: Lots): (x: number, y: number) => number {
  const heights = Float32Array.from({ length: 4_096 }, () => lots.between(0, 1));
  const at = (x: number, y: number) => heights[((y & 63) << 6) | (x & 63)] ?? 0;
  const ease = (share: number) => share * share * (3 - 2 * share);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const down = ease(y - top);
    const above = at(left, top) * (1 - across) + at(left + 1, top) * across;
    const below = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
    return above * (1 - down) + below * down;
  };
}

const dim = (colour: Colour, by: number): Colour => [
  colour[0] * by,
  colour[1] * by,
  colour[2] * by,
];

function wood(lots: Lots): Table {
  const colour = lots.one<Colour>([
    [0.1, 0.05, 0.03],
    [0.22, 0.11, 0.05],
    [0.42, 0.25, 0.12],
    [0.6, 0.42, 0.24],
  ]);
  const grain = hills(lots);
  const lengthwise = lots.chance(0.5);
  const boards = lots.chance(0.4) ? lots.between(70, 140) : Infinity;
  const tones = Array.from({ length: 9 }, () => lots.between(0.82, 1.15));
  return (x, y) => {
    const [along, across] = lengthwise ? [x, y] : [y, x];
    const board = Math.floor(across / boards + 4.3);
    const tone = boards === Infinity ? 1 : (tones[((board % 9) + 9) % 9] ?? 1);
    const gap = boards === Infinity || across / boards + 4.3 - board > 0.012 ? 1 : 0.4;
    return dim(
      colour,
      tone * gap * (0.72 + 0.36 * grain(along / 60, across / 2.2) + 0.2 * grain(along / 9, across)),
    );
  };
}

function plain(lots: Lots): Table {
  const colour = lots.one<Colour>([
    [0.82, 0.82, 0.8],
    [0.72, 0.7, 0.66],
    [0.86, 0.83, 0.75],
    [0.3, 0.31, 0.33],
    [0.04, 0.04, 0.045],
    [0.16, 0.28, 0.24],
  ]);
  const spots = hills(lots);
  return (x, y) =>
    dim(colour, 0.94 + 0.06 * spots(x / 40, y / 40) + 0.05 * spots(x * 1.3, y * 1.3));
}

/** A cloth with checks or stripes, whose threads are seen. */
function cloth(lots: Lots): Table {
  const colours: [Colour, ...Colour[]] = [
    [0.55, 0.08, 0.08],
    [0.07, 0.2, 0.42],
    [0.62, 0.5, 0.2],
    [0.1, 0.35, 0.18],
    [0.7, 0.68, 0.62],
  ];
  const [ground, stripe] = [lots.one(colours), lots.one(colours)];
  const [wide, both] = [lots.between(8, 40), lots.chance(0.5)];
  const threads = hills(lots);
  return (x, y) => {
    const isStripe = (((x / wide) % 1) + 1) % 1 < 0.4 || (both && (((y / wide) % 1) + 1) % 1 < 0.4);
    return dim(isStripe ? stripe : ground, 0.75 + 0.5 * threads(x * 1.6, y * 1.6));
  };
}

function tiles(lots: Lots): Table {
  const colour = lots.one<Colour>([
    [0.68, 0.66, 0.6],
    [0.5, 0.44, 0.38],
    [0.35, 0.36, 0.38],
  ]);
  const side = lots.between(150, 300);
  const stone = hills(lots);
  return (x, y) => {
    const [across, down] = [x / side + 9.37, y / side + 9.61];
    const isGap = across % 1 < 0.014 || down % 1 < 0.014;
    return dim(
      colour,
      isGap ? 0.5 : 0.8 + 0.25 * stone(x / 14, y / 14) + 0.1 * stone(x / 3, y / 3),
    );
  };
}

export const drawTable = (lots: Lots): Table =>
  lots.one([wood, wood, plain, plain, cloth, tiles])(lots);
