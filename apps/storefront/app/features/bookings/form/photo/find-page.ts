import { findLines, type Line } from './lines.ts';
import { frameSides, measureSide, type Side } from './side.ts';
import type { Planes, Size } from './small-picture.ts';

/** In pixels of the picture, from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** From the upper left on, clockwise. */
type Four<T> = readonly [T, T, T, T];

/** A document in a picture. */
export interface Page {
  corners: Four<Point>;
  /** The sides at which it runs out of the picture, by the corner that they begin with. */
  cut: readonly number[];
  /** The part of its outline that is seen, in pixels. */
  score: number;
}

/** The number of lines of each direction that are looked at. */
const looked = 10;
/** Sides of a document are at least so far from each other, in pixels. */
const nearest = 12;
/** The outline of a whole document is seen for so much of each side. */
const enough = 0.6;

function crossing(one: Line, other: Line): Point {
  const turn = one.cos * other.sin - one.sin * other.cos;
  return [
    (one.away * other.sin - other.away * one.sin) / turn,
    (other.away * one.cos - one.away * other.cos) / turn,
  ];
}

const alongOf = ({ cos, sin }: Line, [x, y]: Point) => y * cos - x * sin;

interface Candidate extends Page {
  isWhole: boolean;
}

/** Opposite sides lean so far from each other at most, as the sine of the angle: a page seen from aside. */
const leaning = 0.34;
/** Sides that meet do so at about a right angle: the cosine of it at most. */
const skew = 0.4;

const isShapedLikeAPage = (top: Line, right: Line, bottom: Line, left: Line) =>
  Math.abs(top.cos * bottom.sin - top.sin * bottom.cos) < leaning &&
  Math.abs(left.cos * right.sin - left.sin * right.cos) < leaning &&
  [top, bottom].every((flat) =>
    [left, right].every(
      (upright) => Math.abs(flat.cos * upright.cos + flat.sin * upright.sin) < skew,
    ),
  );

/** A card has 1.6, paper and a passport 1.4; from aside they look different. */
export const isProportionOfPaper = (proportion: number) => proportion > 1.15 && proportion < 1.9;

const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y);

/** Twice the mean length of the sides across, and of those down. */
const sidesOf = ([one, two, three, four]: Page['corners']) =>
  [distance(one, two) + distance(three, four), distance(two, three) + distance(four, one)] as const;

/** The mean length of a page's longer sides, in the pixels of its corners. */
export const longerSide = (corners: Page['corners']): number => Math.max(...sidesOf(corners)) / 2;

/** The longer sides divided by the shorter ones. */
export function proportionOf(corners: Page['corners']): number {
  const [across, down] = sidesOf(corners);
  return Math.max(across, down) / Math.min(across, down);
}

/** Judges a side between two corners: its share of the score, and whether it is seen as a whole. */
function judgeSide(side: Side, from: Point, to: Point) {
  const [begin, end] = [alongOf(side.line, from), alongOf(side.line, to)];
  const { length, share, agreement } = side.support(begin, end);
  return {
    // An unseen part counts against it as much as a seen one counts for it.
    score: length * (2 * share - 1) * (share > 0.5 ? agreement : 1),
    isWhole: !side.isFrame && length > 0.8 * Math.abs(end - begin) && share * agreement >= enough,
  };
}

function toCandidate(sides: Four<Side>, { width, height }: Size): Candidate {
  const [top, right, bottom, left] = sides;
  const corners: Four<Point> = [
    crossing(top.line, left.line),
    crossing(top.line, right.line),
    crossing(bottom.line, right.line),
    crossing(bottom.line, left.line),
  ];
  const isOut = ([x, y]: Point) => Math.abs(x) > width / 2 + 1 || Math.abs(y) > height / 2 + 1;
  const cut: number[] = [];
  let score = 0;
  let areWhole = 0;
  for (const [index, side] of sides.entries()) {
    const from = corners[index] ?? corners[0];
    const to = corners[(index + 1) % 4] ?? corners[0];
    const judged = judgeSide(side, from, to);
    score += judged.score;
    if (judged.isWhole) areWhole += 1;
    if (side.isFrame || isOut(from) || isOut(to)) cut.push(index);
  }
  return {
    corners: corners.map(([x, y]) => [x + width / 2, y + height / 2]) as unknown as Four<Point>,
    cut,
    score,
    isWhole: areWhole === 4 && cut.length === 0 && isProportionOfPaper(proportionOf(corners)),
  };
}

/** The sides in their order, from above or from the left. */
const inOrder = (sides: readonly Side[], along: 'cos' | 'sin') =>
  sides
    .map((side) => ({ side, at: side.line.away / side.line[along] }))
    .toSorted((one, other) => one.at - other.at);

/** Every two sides that a document may lie between. */
function pairsOf(ordered: ReturnType<typeof inOrder>): [Side, Side][] {
  return ordered.flatMap((one, index) =>
    ordered
      .slice(index + 1)
      .filter(({ at }) => at - one.at >= nearest)
      .map(({ side }): [Side, Side] => [one.side, side]),
  );
}

/**
 * Finds the document in a picture by its outline: of all pairs of lines from side to side and of upright ones,
 * the edges of the picture among them, those four that most of an outline is seen along. A whole document
 * is preferred to one that runs out of the picture, where nearly as much speaks for it.
 *
 * @param shapes the picture without print, about 256 pixels long.
 */
export function findPage(shapes: Planes): Page | undefined {
  const lines = findLines(shapes, looked);
  const frame = frameSides(shapes);
  const measured = (found: readonly Line[]) => found.map((line) => measureSide(line, shapes));
  const flat = pairsOf(inOrder([...measured(lines.flat), ...frame.flat], 'sin'));
  const upright = pairsOf(inOrder([...measured(lines.upright), ...frame.upright], 'cos'));
  let best: Candidate | undefined;
  let whole: Candidate | undefined;
  for (const [top, bottom] of flat) {
    for (const [left, right] of upright) {
      if (!isShapedLikeAPage(top.line, right.line, bottom.line, left.line)) continue;
      const candidate = toCandidate([top, right, bottom, left], shapes);
      if (candidate.score > (best?.score ?? 0)) best = candidate;
      if (candidate.isWhole && candidate.score > (whole?.score ?? 0)) whole = candidate;
    }
  }
  return whole && best && whole.score > 0.75 * best.score ? whole : best;
}
