import { cornersOf, type Camera } from './camera.ts';
import type { Paper } from './drawn-papers.ts';
import type { Lots } from './random.ts';
import type { Colour } from './tables.ts';

/** Things beside the paper or holding it, in pixels of the picture. */
export interface Thing {
  colour: Colour;
  covers: (x: number, y: number) => boolean;
}

/** A round bar from one point to another. */
function bar(
  colour: Colour,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  radius: number,
): Thing {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const long = dx * dx + dy * dy;
  return {
    colour,
    covers: (x, y) => {
      const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / long));
      return Math.hypot(x - fromX - along * dx, y - fromY - along * dy) <= radius;
    },
  };
}

/** A thumb that holds the paper at its edge, and a pen or a cable on the table; neither is often there. */
export function drawThings(lots: Lots, paper: Paper, camera: Camera): Thing[] {
  const things: Thing[] = [];
  const corners = cornersOf(paper);
  if (lots.chance(0.2)) {
    const side = lots.whole(0, 3);
    const [a, b] = [corners[side] ?? [0, 0], corners[(side + 1) % 4] ?? [0, 0]];
    const share = lots.between(0.25, 0.75);
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    const [outX, outY] = [
      (b[1] - a[1]) / Math.hypot(b[0] - a[0], b[1] - a[1]),
      -(b[0] - a[0]) / Math.hypot(b[0] - a[0], b[1] - a[1]),
    ];
    const tip = camera.toPicture(x - outX * 4, y - outY * 4);
    const far = camera.toPicture(x + outX * 160, y + outY * 160);
    const skin = lots.one<Colour>([
      [0.34, 0.18, 0.1],
      [0.46, 0.26, 0.16],
      [0.22, 0.11, 0.06],
    ]);
    things.push(bar(skin, tip, far, 8 * camera.scale));
  }
  if (lots.chance(0.2)) {
    const y = lots.chance(0.5)
      ? paper.from - lots.between(12, 40)
      : paper.height + lots.between(12, 40);
    const colour = lots.one<Colour>([
      [0.02, 0.02, 0.03],
      [0.05, 0.1, 0.4],
      [0.5, 0.5, 0.5],
    ]);
    const begin = lots.between(-20, paper.width * 0.4);
    things.push(
      bar(
        colour,
        camera.toPicture(begin, y),
        camera.toPicture(begin + lots.between(60, 140), y + lots.between(-8, 8)),
        3.5 * camera.scale,
      ),
    );
  }
  return things;
}
