import { compositions } from './compositions.ts';
import { palettes } from './palette.ts';
import { chance } from './random.ts';
import type { SceneSpec } from './scene-spec.ts';
import { circle, height, width } from './shapes.ts';

/** A scene in the manner of a travel poster: flat layers, a low sun, one warm touch. SVG. */
export function drawScene({ subject, hour, seed }: SceneSpec): string {
  const random = chance(seed);
  const colours = palettes[hour];
  const sunX = random.between(width * 0.15, width * 0.85);
  const sunY = height * colours.sunHeight;
  const sun =
    circle(sunX, sunY, 190, colours.sun, 0.18) +
    circle(sunX, sunY, 130, colours.sun, 0.28) +
    circle(sunX, sunY, 84, colours.sun);
  let stars = '';
  if (hour === 'night')
    for (let star = 0; star < 40; star += 1)
      stars += circle(
        random.between(0, width),
        random.between(0, 420),
        random.between(1, 3.4),
        colours.light,
        0.8,
      );
  const [top, middle, bottom] = colours.sky;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset=".8" stop-color="${bottom}"/></linearGradient></defs><rect width="${String(width)}" height="${String(height)}" fill="url(#sky)"/>${stars}${sun}${compositions[subject](random, colours)}</svg>`;
}

const subjectWords: Partial<Record<SceneSpec['subject'], string>> = {
  kaaba: 'the Kaaba in its square',
  tokyo: 'a Japanese gate before a snowy peak',
  dhaka: 'boats on the river at Dhaka',
  'twin-towers': 'twin towers above a city',
};
const hourWords = {
  golden: 'in golden light',
  night: 'at night',
  dawn: 'at dawn',
  dusk: 'at dusk',
  noon: 'at noon',
  morning: 'in the morning',
};

/** What a scene shows, in words. */
export function describeScene({ subject, hour }: SceneSpec): string {
  const words = `${subjectWords[subject] ?? subject.replaceAll('-', ' ')} ${hourWords[hour]}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
