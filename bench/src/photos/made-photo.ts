import { aimCamera, type Point } from './camera.ts';
import { drawPaper, type Paper } from './drawn-papers.ts';
import { reflectLamp, shineHologram, shineOn } from './light.ts';
import { photograph } from './photograph.ts';
import { lotsOf, type Lots } from './random.ts';
import { drawTable } from './tables.ts';
import { drawThings } from './things.ts';

/** In which way a photo is bad. */
export const faults = ['blurred', 'glare', 'cut', 'dark', 'small'] as const;
export type MadeFault = (typeof faults)[number];

export interface MadePhoto {
  /** Such as `dark-certificate-12`. */
  name: string;
  /** Absent of a good one. */
  fault: MadeFault | undefined;
  jpeg: Buffer;
}

/** Sideways or upright, as cheap phones take them, or as a messenger has made them smaller. */
const frameOf = (lots: Lots, paper: Paper) => {
  const long = lots.one([1_280, 1_440, 1_600]);
  const short = Math.round(long * lots.one([0.75, 0.75, 0.5625]));
  const alongPaper = lots.chance(0.75) || paper.kind === 'certificate';
  const lies = paper.width > paper.height - paper.from === alongPaper;
  return lies ? { width: long, height: short } : { width: short, height: long };
};

/** Wholly in the picture, with a bit of the table on each side. */
const inside = (lots: Lots) => {
  const [across, down] = [lots.between(-1, 1), lots.between(-1, 1)];
  return ([wide, high]: Point): Point => [
    across * Math.max(0, (1 - wide) / 2 - 0.02),
    down * Math.max(0, (1 - high) / 2 - 0.02),
  ];
};

/** Over the edge, by a share of what is seen of the document, at one side or at two that meet. */
const overEdge = (lots: Lots) => {
  const by = lots.between(0.08, 0.3);
  const [side, sign, other] = [lots.whole(0, 2), lots.one([-1, 1]), lots.one([-1, 1])];
  return ([wide, high]: Point): Point => [
    side === 1 ? 0 : sign * ((1 - wide) / 2 + by * wide),
    side === 0 ? 0 : other * ((1 - high) / 2 + by * high),
  ];
};

/** The height of capitals in a bad small picture, and in a good one at least, in pixels. */
const letters = { small: [2.5, 5.5], good: 11 } as const;

function aim(lots: Lots, paper: Paper, fault: MadeFault | undefined) {
  const frame = frameOf(lots, paper);
  if (fault === 'cut') {
    const tooNear = lots.chance(0.2);
    const fill = tooNear ? lots.between(1.12, 1.35) : lots.between(0.75, 1);
    return aimCamera(lots, paper, {
      ...frame,
      fill,
      place: tooNear ? inside(lots) : overEdge(lots),
    });
  }
  const good = { fill: lots.between(0.7, 0.95), place: inside(lots) };
  const camera = aimCamera(lots, paper, { ...frame, ...good });
  if (fault !== 'small') {
    const enough = camera.scale * paper.print >= letters.good;
    return enough
      ? camera
      : aimCamera(lots, paper, { width: 1_600, height: 1_600, fill: 0.93, place: good.place });
  }
  const wanted = lots.between(...letters.small) / paper.print;
  const shrink = wanted / camera.scale;
  // From far away, or sent through a messenger that left little of it.
  if (lots.chance(0.5))
    return aimCamera(lots, paper, { ...frame, ...good, fill: good.fill * shrink });
  const size = {
    width: Math.round(frame.width * shrink),
    height: Math.round(frame.height * shrink),
  };
  return aimCamera(lots, paper, { ...size, ...good });
}

/** The blur beside a capital's height: unreadable, and sharp. */
const blur = { bad: [0.24, 0.5], good: [0.02, 0.1] } as const;

function developmentOf(lots: Lots, fault: MadeFault | undefined, letter: number) {
  const focus = lots.between(...blur.good) * letter;
  const usual = { focus, motion: [0, 0] as [number, number], quality: lots.whole(70, 93) };
  const noise = fault === 'dark' ? lots.between(2, 6) : lots.between(1.5, 6);
  if (fault !== 'blurred') return { ...usual, noise };
  const bad = lots.between(...blur.bad) * letter;
  if (lots.chance(0.6)) return { ...usual, focus: bad, noise };
  const direction = lots.between(0, Math.PI);
  // A straight way is as wide as a normal distribution of its length by the root of twelve.
  const way = bad * 3.46;
  return {
    ...usual,
    motion: [Math.cos(direction) * way, Math.sin(direction) * way] as [number, number],
    noise,
  };
}

/** The light that comes back from white paper. */
const levels = { dark: [0.012, 0.075], dim: [0.22, 0.4], good: [0.45, 0.85] } as const;

async function makePhoto(
  seed: number,
  fault: MadeFault | undefined,
  name: number,
): Promise<MadePhoto> {
  const lots = lotsOf(seed);
  const drawn = drawPaper(lots);
  // A lamp is seen in what shines.
  const paper = fault === 'glare' ? { ...drawn, shines: true } : drawn;
  const table = drawTable(lots);
  const camera = aim(lots, paper, fault);
  const bright = lots.chance(0.2) ? levels.dim : levels.good;
  const [darkest, brightest] = fault === 'dark' ? levels.dark : bright;
  const level = lots.between(darkest, brightest);
  const warm = lots.between(-0.12, 0.12);
  const glare =
    fault === 'glare'
      ? { share: lots.between(0.015, 0.1), strength: lots.between(0.9, 2.5) }
      : paper.shines && lots.chance(0.25)
        ? {
            share: lots.between(0.0005, 0.002),
            strength: lots.between(0.3, 1.2) * Math.min(1, level * 2),
          }
        : undefined;
  const scene = {
    ...{ paper, table, camera },
    things: drawThings(lots, paper, camera),
    light: shineOn(lots, camera, level),
    reflection: glare && reflectLamp(lots, paper, camera, glare),
    hologram:
      paper.kind === 'passport' && level > 0.2 && lots.chance(0.5)
        ? shineHologram(lots, paper, camera)
        : undefined,
    tint: [1 + warm, 1, 1 - warm] as const,
  };
  const development = developmentOf(lots, fault, camera.scale * paper.print);
  const jpeg = await photograph(lots, scene, development);
  return { name: `${fault ?? 'good'}-${paper.kind}-${String(name)}`, fault, jpeg };
}

/**
 * As many good photos as bad ones, the bad of each kind in turn; the same seed gives the same pictures.
 *
 * @param count even.
 */
export async function* makePhotos(seed: number, count: number): AsyncGenerator<MadePhoto> {
  for (let index = 0; index < count; index += 1) {
    const fault = index % 2 === 0 ? undefined : faults[(index >> 1) % faults.length];
    yield await makePhoto(seed * 10_007 + index, fault, index);
  }
}
