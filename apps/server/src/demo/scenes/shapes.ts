import type { Chance } from './random.ts';

export const width = 1200;
export const height = 900;

const round = (value: number) => String(Math.round(value));

export type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${radius ? ` rx="${round(radius)}"` : ''}/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${String(opacity)}"` : ''}/>`;

export const polygon = (points: readonly Point[], fill: string) =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (points: readonly Point[], colour: string, thickness: number) =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${String(thickness)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A ridge from edge to edge, closed at the bottom of the picture. */
export function hills(random: Chance, top: number, swing: number, fill: string, steps = 5): string {
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    points.push([(step * width) / steps, top + random.between(-swing, swing)]);
  }
  const [first = [0, top] as Point, ...rest] = points;
  let d = `M0 ${String(height)}L${round(first[0])} ${round(first[1])}`;
  let [fromX, fromY] = first;
  for (const [x, y] of rest) {
    const middle = (fromX + x) / 2;
    d += `C${round(middle)} ${round(fromY)} ${round(middle)} ${round(y)} ${round(x)} ${round(y)}`;
    [fromX, fromY] = [x, y];
  }
  return path(`${d}L${String(width)} ${String(height)}Z`, fill);
}

/** Rows of lit windows on a wall. */
export function windows(
  random: Chance,
  box: { x: number; y: number; w: number; h: number },
  fill: string,
  share = 0.5,
): string {
  const [gapX, gapY] = [26, 34];
  let d = '';
  for (let y = box.y + 18; y < box.y + box.h - 16; y += gapY) {
    for (let x = box.x + 10; x < box.x + box.w - 16; x += gapX) {
      if (random.next() < share) d += `M${round(x)} ${round(y)}h10v14h-10z`;
    }
  }
  return d === '' ? '' : path(d, fill);
}

/** Houses side by side from edge to edge. */
export function skyline(
  random: Chance,
  where: { base: number; low: number; high: number; narrow: number; wide: number },
  fill: string,
  light?: string,
): string {
  let out = '';
  for (let x = -20; x < width;) {
    const w = random.between(where.narrow, where.wide);
    const h = random.between(where.low, where.high);
    const y = where.base - h;
    out += rect(x, y, w, height - y, fill);
    if (random.next() < 0.25) out += rect(x + w / 2 - 3, y - 40, 6, 44, fill);
    if (light) out += windows(random, { x, y, w, h }, light, 0.32);
    x += w + random.between(0, where.narrow / 3);
  }
  return out;
}

/** Water to the bottom of the picture, with the light on it. */
export function water(random: Chance, top: number, fill: string, light: string): string {
  let d = '';
  for (let y = top + 20; y < height; y += random.between(22, 44)) {
    const w = random.between(60, 260);
    const x = random.between(-40, width - 100);
    d += `M${round(x)} ${round(y)}h${round(w)}v4h-${round(w)}z`;
  }
  return rect(0, top, width, height - top, fill) + `<g opacity=".45">${path(d, light)}</g>`;
}

export function palm(x: number, base: number, size: number, fill: string): string {
  const top = base - size;
  const leaf = (dx: number, dy: number) =>
    path(
      `M${round(x)} ${round(top)}q${round(dx / 2)} ${round(dy - size * 0.16)} ${round(dx)} ${round(dy)}q${round(-dx * 0.4)} ${round(-size * 0.02)} ${round(-dx)} ${round(-dy)}z`,
      fill,
    );
  const s = size * 0.42;
  return (
    polygon(
      [
        [x - 5, base],
        [x + 7, base],
        [x + 4, top],
        [x - 1, top],
      ],
      fill,
    ) +
    leaf(s, s * 0.35) +
    leaf(-s, s * 0.35) +
    leaf(s * 0.8, -s * 0.25) +
    leaf(-s * 0.8, -s * 0.25) +
    leaf(s * 0.45, s * 0.75) +
    leaf(-s * 0.45, s * 0.75)
  );
}

export function plane(x: number, y: number, size: number, fill: string): string {
  const s = size / 100;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${s.toFixed(2)})"><path d="M-100 6Q-104-6-86-8L60-8Q92-6 104 6Q92 16 60 16L-70 16Q-92 16-100 6Z" fill="${fill}"/><path d="M-92-4L-112-42L-92-42L-62-6Z" fill="${fill}"/><path d="M-6 8L-58 62L-34 62L42 10Z" fill="${fill}"/><path d="M0-6L-28-34L-12-34L34-6Z" fill="${fill}"/></g>`;
}

export function crane(x: number, base: number, tall: number, colour: string): string {
  const top = base - tall;
  return (
    stroke(
      [
        [x, base],
        [x, top],
      ],
      colour,
      12,
    ) +
    stroke(
      [
        [x - 120, top + 30],
        [x + 330, top + 30],
      ],
      colour,
      10,
    ) +
    stroke(
      [
        [x - 110, top + 30],
        [x, top - 40],
        [x + 320, top + 30],
      ],
      colour,
      4,
    ) +
    stroke(
      [
        [x, top + 30],
        [x, top - 40],
      ],
      colour,
      9,
    ) +
    stroke(
      [
        [x + 240, top + 30],
        [x + 240, top + 150],
      ],
      colour,
      4,
    ) +
    rect(x - 120, top + 30, 46, 36, colour) +
    rect(x + 215, top + 150, 50, 24, colour)
  );
}

export function minaret(x: number, base: number, tall: number, fill: string): string {
  const y = base - tall;
  return (
    rect(x - 15, y, 30, tall, fill) +
    rect(x - 24, y + tall * 0.3, 48, 12, fill) +
    rect(x - 24, y + tall * 0.02, 48, 12, fill) +
    path(`M${round(x - 15)} ${round(y)}q15 -70 15 -90q0 20 15 90z`, fill)
  );
}

export function dome(x: number, base: number, r: number, fill: string): string {
  return path(
    `M${round(x - r)} ${round(base)}C${round(x - r * 1.1)} ${round(base - r * 0.9)} ${round(x - r * 0.25)} ${round(base - r)} ${round(x)} ${round(base - r * 1.5)}C${round(x + r * 0.25)} ${round(base - r)} ${round(x + r * 1.1)} ${round(base - r * 0.9)} ${round(x + r)} ${round(base)}z`,
    fill,
  );
}

export function boat(x: number, y: number, size: number, hull: string, sail?: string): string {
  const s = size;
  const body = path(
    `M${round(x - s)} ${round(y - s * 0.28)}Q${round(x)} ${round(y + s * 0.3)} ${round(x + s)} ${round(y - s * 0.4)}Q${round(x + s * 0.5)} ${round(y + s * 0.36)} ${round(x)} ${round(y + s * 0.34)}Q${round(x - s * 0.6)} ${round(y + s * 0.34)} ${round(x - s)} ${round(y - s * 0.28)}z`,
    hull,
  );
  if (!sail) return body;
  return (
    body +
    stroke(
      [
        [x, y],
        [x, y - s * 1.5],
      ],
      hull,
      5,
    ) +
    polygon(
      [
        [x + 6, y - s * 1.45],
        [x + s * 0.9, y - s * 0.25],
        [x + 6, y - s * 0.15],
      ],
      sail,
    )
  );
}
