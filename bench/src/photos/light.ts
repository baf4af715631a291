import type { Camera, Point } from './camera.ts';
import type { Paper } from './drawn-papers.ts';
import type { Lots } from './random.ts';

/** The light on a point of the picture; 1 makes white paper white. */
export type Light = (x: number, y: number) => number;

const smooth = (share: number) => {
  const held = Math.min(1, Math.max(0, share));
  return held * held * (3 - 2 * held);
};

/** A lamp or a window to one side, darker corners, and often the shadow of a hand or a telephone. */
export function shineOn(lots: Lots, { width, height }: Camera, level: number): Light {
  const long = Math.max(width, height);
  const [from, fall] = [lots.between(0, 2 * Math.PI), lots.between(0, 0.45)];
  const [cos, sin] = [Math.cos(from) / long, Math.sin(from) / long];
  const corners = lots.between(0.05, 0.3);
  const hasShadow = lots.chance(0.4);
  const [deep, soft] = [lots.between(0.15, 0.45), lots.between(0.02, 0.1)];
  const [turn, edge] = [lots.between(0, 2 * Math.PI), lots.between(-0.25, 0.35)];
  const [turnX, turnY, bow] = [Math.cos(turn), Math.sin(turn), lots.between(-0.6, 0.6)];
  return (x, y) => {
    const [across, down] = [x - width / 2, y - height / 2];
    const radius = (across * across + down * down) / (long * long);
    let light = level * (1 - fall * (across * cos + down * sin)) * (1 - corners * radius);
    if (hasShadow) {
      const [side, along] = [
        (across * turnX + down * turnY) / long,
        (down * turnX - across * turnY) / long,
      ];
      light *= 1 - deep * smooth((side + bow * along * along - edge) / soft + 0.5);
    }
    return light;
  };
}

/** Light that comes straight back from a smooth surface, to be added to what is seen. */
export type Reflection = (x: number, y: number) => number;

/** A share of the document's area that is blown out, from 0 to 1, and whereabouts upon it. */
export interface Glare {
  share: number;
  strength: number;
}

/** A lamp, a tube or a flash that is seen in the plastic; `strength` is that in its middle. */
export function reflectLamp(
  lots: Lots,
  paper: Paper,
  camera: Camera,
  { share, strength }: Glare,
): Reflection {
  const { width, from, height } = paper;
  const [x, y] = [
    width * lots.between(0.18, 0.82),
    from + (height - from) * lots.between(0.2, 0.8),
  ];
  const [middleX, middleY] = camera.toPicture(x, y);
  const [nearX, nearY] = camera.toPicture(x + 1, y);
  const perMillimetre = Math.hypot(nearX - middleX, nearY - middleY);
  const stretch = lots.chance(0.3) ? lots.between(2.2, 4) : lots.between(1, 1.8);
  const radius = Math.sqrt((share * width * (height - from)) / Math.PI / stretch) * perMillimetre;
  const halo = lots.between(1.25, 1.9);
  const turn = lots.between(0, Math.PI);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (px, py) => {
    const [dx, dy] = [px - middleX, py - middleY];
    const away = Math.hypot((dx * cos + dy * sin) / stretch, dy * cos - dx * sin) / radius;
    if (away > halo * 2) return 0;
    return (
      strength * (1 - smooth((away - 0.9) / (halo - 0.9))) + 0.25 * (1 - smooth(away / (halo * 2)))
    );
  };
}

/** A hologram: small coloured lights in a ring, some of them blown out. */
export function shineHologram(lots: Lots, paper: Paper, camera: Camera) {
  const [x, y] = [
    paper.width * lots.between(0.25, 0.8),
    paper.from + (paper.height - paper.from) * lots.between(0.25, 0.7),
  ];
  const [middleX, middleY]: Point = camera.toPicture(x, y);
  const size = lots.between(4, 7) * camera.scale;
  const [bright, phase] = [lots.between(0.1, 0.5), lots.between(0, 6)];
  return (px: number, py: number): readonly [number, number, number] | undefined => {
    const away = Math.hypot(px - middleX, py - middleY) / size;
    if (away > 1) return undefined;
    const around = Math.atan2(py - middleY, px - middleX);
    const wave = (shift: number) =>
      bright * (1 - away) * (0.5 + 0.5 * Math.sin(around * 5 + away * 9 + phase + shift));
    return [wave(0), wave(2.1), wave(4.2)];
  };
}
