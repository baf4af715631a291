import { expect, it } from 'vitest';
import { findFaults } from './photo-faults.ts';

const size = { width: 1_024, height: 768 };

interface Look {
  /** Where the card lies. */
  card?: { left: number; top: number; width: number; height: number };
  /** The brightness beside daylight. */
  light?: number;
  /** The radius of a lamp that is seen in the card. */
  lamp?: number;
  /** Over how many pixels each is spread to both sides. */
  blur?: number;
  /** A dark line from one edge to the other, so far below the card's upper edge. */
  fold?: number;
  /** That line ends so much lower, as it is seen from aside. */
  lean?: number;
}

const whole = { left: 160, top: 120, width: 704, height: 480 };

/** The grey of a card with lines of print on a dark table. */
function greyAt(x: number, y: number, { card = whole, lamp = 0, fold, lean = 0 }: Look): number {
  const [across, down] = [x - card.left, y - card.top];
  if (across < 0 || down < 0 || across >= card.width || down >= card.height) return 70;
  if (Math.hypot(across - card.width / 2, down - card.height / 2) < lamp) return 255;
  const below = down - (lean * across) / card.width;
  if (fold !== undefined && Math.abs(below - fold) < 4) return 120;
  const isPrint = across > 40 && across < card.width - 40 && down > 40 && down < card.height - 40;
  return isPrint && down % 40 < 12 && across % 6 < 3 && across % 90 < 70 ? 50 : 205;
}

/** Spreads the values of one row, or of one column, over their neighbours. */
function spread(values: Float32Array, by: number, step: number): Float32Array {
  return values.map((_value, at) => {
    let sum = 0;
    for (let off = -by; off <= by; off += 1) sum += values[at + off * step] ?? 70;
    return sum / (2 * by + 1);
  });
}

function photo(look: Look = {}): Uint8ClampedArray {
  const { light = 1, blur = 0 } = look;
  const sharp: Float32Array = Float32Array.from({ length: size.width * size.height }, (_, at) =>
    greyAt(at % size.width, Math.floor(at / size.width), look),
  );
  const grey = blur > 0 ? spread(spread(sharp, blur, 1), blur, size.width) : sharp;
  const rgba = new Uint8ClampedArray(grey.length * 4);
  grey.forEach((value, at) => rgba.set([value * light, value * light, value * light, 255], at * 4));
  return rgba;
}

/** As sent from a phone, unless it says otherwise. */
const faultsOf = (look: Look, sent = 1_600) => findFaults(photo(look), size, sent);

it('has nothing to say about a sharp card that lies in the picture', () => {
  expect(faultsOf({})).toEqual([]);
});

it('finds a photo too dark whose paper is dark, and says nothing else of it', () => {
  expect(faultsOf({ light: 0.3, blur: 8 })).toEqual(['dark']);
});

it('finds no photo too dark for a dark table', () => {
  expect(faultsOf({ card: { left: 300, top: 250, width: 420, height: 280 } })).toEqual([]);
});

it.each([
  ['left', { ...whole, left: -120 }],
  ['right', { ...whole, left: 440 }],
  ['top', { ...whole, top: -100 }],
  ['bottom', { ...whole, top: 400 }],
])('finds a card cut that runs out of the picture at its %s', (_side, card) => {
  expect(faultsOf({ card })).toEqual(['cut']);
});

it('finds a card cut that is larger than the picture', () => {
  expect(faultsOf({ card: { left: -100, top: -80, width: 1_300, height: 1_000 } })).toEqual([
    'cut',
  ]);
});

it('finds a card cut of which a piece is seen that no whole paper looks like', () => {
  expect(faultsOf({ card: { left: 100, top: 240, width: 824, height: 300 } })).toEqual(['cut']);
});

it('takes the page of a passport for whole whose other page runs out of the picture', () => {
  const card = { left: 160, top: -200, width: 704, height: 860 };
  expect(faultsOf({ card, fold: 364 })).toEqual([]);
  expect(faultsOf({ card, fold: 320, lean: 80 })).toEqual([]);
  expect(faultsOf({ card })).toEqual(['cut']);
});

it('finds a reflection that hides a part of the card, and overlooks a small one', () => {
  expect(faultsOf({ lamp: 60 })).toEqual(['glare']);
  expect(faultsOf({ lamp: 12 })).toEqual([]);
});

it('finds print blurred', () => {
  expect(faultsOf({ blur: 4 })).toEqual(['blurred']);
});

it('finds a card too small in a large picture, and a whole picture of few pixels', () => {
  expect(faultsOf({ card: { left: 400, top: 300, width: 190, height: 128 } })).toEqual(['small']);
  expect(faultsOf({}, 480)).toEqual(['small']);
});

it('says the two most useful things at most', () => {
  expect(faultsOf({ card: { ...whole, left: -120 }, lamp: 60, blur: 4 })).toEqual(['cut', 'glare']);
});

it('has a verdict on a picture in which nothing is seen', () => {
  expect(findFaults(new Uint8ClampedArray(4), { width: 1, height: 1 }, 1)).toEqual(['dark']);
});
