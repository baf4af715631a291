import type { Lots } from './random.ts';
import type { Paper } from './drawn-papers.ts';

/** In pixels. */
export type Point = readonly [x: number, y: number];

/** Where the table is seen in a picture. */
export interface Camera {
  width: number;
  height: number;
  /** A point of the table, in millimetres from the paper's corner, to one of the picture. */
  toPicture: (x: number, y: number) => Point;
  toTable: (x: number, y: number) => Point;
  /** Pixels in a millimetre of the paper, in its middle. */
  scale: number;
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

const apply = (m: Matrix, x: number, y: number): Point => {
  const depth = m[6] * x + m[7] * y + m[8];
  return [(m[0] * x + m[1] * y + m[2]) / depth, (m[3] * x + m[4] * y + m[5]) / depth];
};

/** The inverse, but for a factor, which does not matter here. */
const back = (m: Matrix): Matrix => [
  m[4] * m[8] - m[5] * m[7],
  m[2] * m[7] - m[1] * m[8],
  m[1] * m[5] - m[2] * m[4],
  m[5] * m[6] - m[3] * m[8],
  m[0] * m[8] - m[2] * m[6],
  m[2] * m[3] - m[0] * m[5],
  m[3] * m[7] - m[4] * m[6],
  m[1] * m[6] - m[0] * m[7],
  m[0] * m[4] - m[1] * m[3],
];

/** The corners of the document: of an open passport, those of its data page. */
export const cornersOf = ({ width, height, from }: Paper): Point[] => [
  [0, from],
  [width, from],
  [width, height],
  [0, height],
];

interface Aim {
  width: number;
  height: number;
  /** How much of the picture the document takes, from one side to the other, where it takes most. */
  fill: number;
  /**
   * How far off the picture's middle the document lies, in shares of the picture.
   *
   * @param box how much the document takes of the picture's width and height.
   */
  place: (box: Point) => Point;
}

/** A camera held by hand over a paper: turned and tilted a bit. */
export function aimCamera(lots: Lots, paper: Paper, { width, height, fill, place }: Aim): Camera {
  const across = width > height === paper.width > paper.height - paper.from;
  const quarter = across || lots.chance(0.5) ? 0 : 90;
  const turned = ((lots.normal() * 5 + quarter) * Math.PI) / 180;
  const [tilt, towards] = [lots.between(0, 0.3), lots.between(0, 2 * Math.PI)];
  const distance = lots.between(1, 1.5) * Math.max(paper.width, paper.height);
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const [middleX, middleY] = [paper.width / 2, (paper.from + paper.height) / 2];
  const lean = [Math.sin(tilt) * Math.cos(towards), Math.sin(tilt) * Math.sin(towards)] as const;
  /** With the given enlargement; depth grows where the table leans away. */
  const look = (zoom: number, [shiftX, shiftY]: Point): Matrix => {
    const rows = [
      [cos, -sin, -cos * middleX + sin * middleY],
      [sin, cos, -sin * middleX - cos * middleY],
    ] as const;
    const depth = [0, 1, 2].map(
      (column) =>
        ((rows[0][column] ?? 0) * lean[0] + (rows[1][column] ?? 0) * lean[1]) / distance +
        (column === 2 ? 1 : 0),
    ) as [number, number, number];
    const to = (row: readonly number[], shift: number) =>
      row.map((value, column) => value * zoom + (depth[column] ?? 0) * shift) as [
        number,
        number,
        number,
      ];
    return [...to(rows[0], shiftX), ...to(rows[1], shiftY), ...depth];
  };
  const boxOf = (matrix: Matrix) => {
    const points = cornersOf(paper).map(([x, y]) => apply(matrix, x, y));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  };
  const box = boxOf(look(1, [0, 0]));
  const zoom = fill * Math.min(width / (box[1] - box[0]), height / (box[3] - box[2]));
  const off = place([(zoom * (box[1] - box[0])) / width, (zoom * (box[3] - box[2])) / height]);
  const matrix = look(zoom, [
    width * (0.5 + off[0]) - (zoom * (box[0] + box[1])) / 2,
    height * (0.5 + off[1]) - (zoom * (box[2] + box[3])) / 2,
  ]);
  const inverse = back(matrix);
  return {
    width,
    height,
    toPicture: (x, y) => apply(matrix, x, y),
    toTable: (x, y) => apply(inverse, x, y),
    scale: zoom,
  };
}
