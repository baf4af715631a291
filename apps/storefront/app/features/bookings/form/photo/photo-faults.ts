import { beyondFold } from './fold.ts';
import { findPage, isProportionOfPaper, proportionOf, longerSide, type Page } from './find-page.ts';
import { areaOf, largestPatch, within } from './page-area.ts';
import { sharpnessOf } from './sharpness.ts';
import {
  luminanceOf,
  luminanceOfPixels,
  quantile,
  shrinkBy,
  withoutPrint,
  type Planes,
  type Size,
} from './small-picture.ts';

/** The faults that make a photo of a document hard to read. */
export type PhotoFault = 'dark' | 'cut' | 'glare' | 'blurred' | 'small';

/** The longer side at which a document is looked for, about, in pixels. */
const lookedAt = 256;
/** Nine tenths of the page are darker than this, of 255: it is too dark. */
const darkBelow = 90;
/** A pixel as bright as this, and so much brighter than the paper, is blown out. */
const blown = { from: 247, abovePaper: 12 };
/** A patch that is blown out hides something when it takes this share of the page. */
const glareFrom = 0.008;
/** An edge of print that is less steep is blurred; see {@link sharpnessOf}. */
const blurredBelow = 0.26;
/** The longer side of a document in pixels, as it is sent, under which small print is no letter any more. */
const smallBelow = 520;
/** A document that takes less of the picture may be a part of one that fills it. */
const partBelow = 0.22;

/** The longer sides of a whole paper are less than so many times the shorter ones, from aside too. */
const longest = 2;

/** Each pixel that is part of print: darker than what is left without print. */
function printOf(luminance: Float32Array, paper: Float32Array): Uint8Array {
  return Uint8Array.from(luminance, (value, at) => (value < 0.8 * (paper[at] ?? 0) ? 1 : 0));
}

/** The share of the rim's pieces that have print: it goes on beyond the picture where there is much. */
function hasPrintAtRim(print: Uint8Array, { width, height }: Size): boolean {
  const piece = 8;
  let pieces = 0;
  let printed = 0;
  for (let y = 0; y + piece <= height; y += piece) {
    for (let x = 0; x + piece <= width; x += piece) {
      const isRim = y === 0 || x === 0 || y + 2 * piece > height || x + 2 * piece > width;
      if (!isRim) continue;
      pieces += 1;
      let marks = 0;
      for (let at = 0; at < piece * piece; at += 1) {
        marks += print[(y + Math.floor(at / piece)) * width + x + (at % piece)] ?? 0;
      }
      if (marks >= 6) printed += 1;
    }
  }
  return printed > 0.25 * pieces;
}

/** The document, or the whole picture where none is seen in it. */
function pageOf(shapes: Planes, luminance: Float32Array, paper: Float32Array) {
  const { width, height } = shapes;
  const frame: Page = {
    corners: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    cut: [],
    score: 0,
  };
  const page = findPage(shapes);
  const share = page
    ? areaOf(page, shapes).reduce((sum, one) => sum + one, 0) / (width * height)
    : 0;
  if (!page || share < partBelow) {
    if (hasPrintAtRim(printOf(luminance, paper), shapes)) return { ...frame, cut: [0, 1, 2, 3] };
    return page ?? frame;
  }
  // Its outline was found at another place where it runs out of the picture: no paper is so long.
  if (page.cut.length === 0 && proportionOf(page.corners) > longest) return { ...page, cut: [0] };
  for (const side of page.cut) {
    const corners = beyondFold(luminance, shapes, page, side);
    if (corners && isProportionOfPaper(proportionOf(corners))) return { ...page, corners, cut: [] };
  }
  return page;
}

/**
 * Says what makes a photo of a document hard to read, the most useful first, two at most. Of a dark photo nothing
 * else can be told.
 *
 * @param rgba the picture, about 1000 pixels long, row by row.
 * @param sent the longer side of the picture as it is sent, in pixels.
 */
export function findFaults(rgba: Uint8ClampedArray, size: Size, sent: number): PhotoFault[] {
  const by = Math.max(1, Math.round(Math.max(size.width, size.height) / lookedAt));
  const small = shrinkBy(rgba, size, by);
  const luminance = luminanceOf(small);
  const shapes = withoutPrint(small);
  const paper = luminanceOf(shapes);
  const page = pageOf(shapes, luminance, paper);
  const area = areaOf(page, small);
  const onPage = within(paper, area);
  if (quantile(onPage, 0.9) < darkBelow) return ['dark'];
  const brightness = quantile(onPage, 0.5);
  const isBlown = (value: number) => value >= blown.from && value > brightness + blown.abovePaper;
  const patches = area.map((on, at) => (on === 1 && isBlown(luminance[at] ?? 0) ? 1 : 0));
  const glare = largestPatch(patches, small) / onPage.length;
  const isCut = page.cut.length > 0;
  const scale = sent / Math.max(small.width, small.height);
  const long = (isCut ? Math.max(small.width, small.height) : longerSide(page.corners)) * scale;
  const isSmall = long < smallBelow;
  const fine = luminanceOfPixels(rgba);
  // The letters of a small document are blurred in any case.
  const isBlurred = !isSmall && sharpnessOf(fine, areaOf(page, size, by), size) < blurredBelow;
  const faults: [PhotoFault, boolean][] = [
    ['cut', isCut],
    ['glare', glare > glareFrom],
    ['small', isSmall],
    ['blurred', isBlurred],
  ];
  return faults.flatMap(([fault, is]) => (is ? [fault] : [])).slice(0, 2);
}
