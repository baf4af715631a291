import { chance } from '@pothik/tooling/chance';

/** Drawing lots from a seed: the same seed gives the same lots on every machine. */
export interface Lots {
  /** From `from` up to `to`, without the latter. */
  between: (from: number, to: number) => number;
  /** Whole, both ends included. */
  whole: (from: number, to: number) => number;
  /** @param share of the cases in which it is so, from 0 to 1. */
  chance: (share: number) => boolean;
  one: <T>(of: readonly [T, ...T[]]) => T;
  /** About a normal distribution, of mean 0 and deviation 1. */
  normal: () => number;
}

/** As many lots as a picture's noise needs, cheaply: normal ones of which each is drawn again now and then. */
export function noiseOf({ normal, whole }: Lots): () => number {
  const drawn = Float32Array.from({ length: 65_536 }, normal);
  let at = whole(0, 65_535);
  return () => {
    // An odd step that is no part of a row goes through all of them in an order without a pattern.
    at = (Math.imul(at, 5) + 12_345) & 65_535;
    return drawn[at] ?? 0;
  };
}

export function lotsOf(seed: number): Lots {
  const source = chance(seed);
  const between = (from: number, to: number) => source.between(from, to);
  return {
    between,
    whole: (from, to) => Math.floor(between(from, to + 1)),
    chance: (share) => source.next() < share,
    one: (of) => source.pick(of),
    // The sum of four lots from -1 to 1 has a variance of four thirds.
    normal: () =>
      (between(-1, 1) + between(-1, 1) + between(-1, 1) + between(-1, 1)) * Math.sqrt(0.75),
  };
}
