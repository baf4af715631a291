import { readableTitle } from '../../.storybook/readable-title.ts';
import type { ChangedPicture, Kind } from './changed-pictures.ts';

/** A changed picture with its files, whose addresses are relative to the page. */
export interface ReviewedPicture extends ChangedPicture {
  before?: string;
  after?: string;
  difference?: string;
  /** How many pixels differ. */
  pixels?: number;
}

/** What the page of a review is about. */
export interface Review {
  /** The revision that is compared with. */
  base: string;
  pictures: readonly ReviewedPicture[];
  /** Keys of stories that could not be drawn. */
  undrawn: readonly string[];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const inWords = (name: string) => readableTitle(name);
const componentOf = (story: string) => story.split('--')[0] ?? '';
const nameOf = (story: string) => story.split('--')[1] ?? '';

const kinds: Record<Kind, string> = { changed: 'Changed', new: 'New', removed: 'Removed' };

/** `3 pictures`, `1 picture`. */
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

const figure = (caption: string, address: string | undefined, alt: string) =>
  address === undefined
    ? `<figure class="absent"><figcaption>${caption}</figcaption><p>There is none.</p></figure>`
    : `<figure><figcaption>${caption}</figcaption><a href="${escapeHtml(address)}"><img src="${escapeHtml(address)}" alt="${escapeHtml(`${caption}: ${alt}`)}" loading="lazy"></a></figure>`;

function renderPicture(picture: ReviewedPicture): string {
  const { kind, surroundings, story, unaccepted, pixels } = picture;
  const name = inWords(nameOf(story));
  const where = surroundings.replace('-', ', ');
  const notes = [
    kinds[kind],
    ...(pixels === undefined ? [] : [`${count(pixels, 'pixel')} differ`]),
    ...(unaccepted ? ['not accepted yet: its baseline has another picture'] : []),
  ];
  const shown = [
    figure('Before', picture.before, name),
    figure('After', picture.after, name),
    ...(picture.difference === undefined ? [] : [figure('Difference', picture.difference, name)]),
  ];
  return `<article class="${surroundings}">
<h3>${escapeHtml(name)} <small>${escapeHtml(where)}</small></h3>
<p class="note ${kind}">${notes.join('; ')}</p>
<div class="row">${shown.join('')}</div>
</article>`;
}

function renderComponent(component: string, pictures: readonly ReviewedPicture[]): string {
  const sorted = pictures.toSorted((one, other) => one.story.localeCompare(other.story));
  return `<section id="${component}">
<h2>${escapeHtml(inWords(component))}</h2>
${sorted.map(renderPicture).join('\n')}
</section>`;
}

const style = `
:root { color-scheme: light dark; }
body { max-width: 90rem; padding: 1.5rem; margin: auto; background: light-dark(#faf6ee, #101814); color: light-dark(#182821, #edebe2); font: 1rem/1.5 system-ui, sans-serif; }
a { color: light-dark(#045a4f, #71cbb9); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
section { border-block-start: 2px solid light-dark(#d4d1c4, #313e38); margin-block-start: 2rem; }
h3 { margin-block: 1.5rem 0; }
small { font-weight: normal; }
.note { margin-block: 0 0.5rem; }
.note::before { content: '● '; }
.changed::before { color: light-dark(#7e4f04, #ebc070); }
.new::before { color: light-dark(#246131, #8cd195); }
.removed::before { color: light-dark(#a43522, #f59d87); }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: 1rem; align-items: start; }
.phone-light .row { grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 22.5rem)); }
figure { margin: 0; }
figcaption { font-weight: 650; }
img { display: block; width: 100%; box-sizing: border-box; border: 1px solid light-dark(#707f73, #74857b); border-radius: 6px; }
`;

/** The page that shows what a change did to pictures: before, after and what differs, by component. */
export function renderReview({ base, pictures, undrawn }: Review): string {
  const components = Map.groupBy(pictures, ({ story }) => componentOf(story));
  const names = [...components.keys()].toSorted();
  const summary =
    pictures.length === 0
      ? 'No picture has changed.'
      : `${(['changed', 'new', 'removed'] as const)
          .map((kind) => ({ kind, number: pictures.filter((one) => one.kind === kind).length }))
          .filter(({ number }) => number > 0)
          .map(({ kind, number }) => `${count(number, 'picture')} ${kind}`)
          .join(', ')}, of ${count(names.length, 'component')}.`;
  const links = names.map((name) => `<li><a href="#${name}">${escapeHtml(inWords(name))}</a></li>`);
  const failures = undrawn.map((key) => `<li>${escapeHtml(key)}</li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures before and after</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Pictures before and after</h1>
<p>Compared with <code>${escapeHtml(base)}</code>. <strong>${summary}</strong></p>
${links.length > 0 ? `<nav aria-label="Components"><ul>${links.join('')}</ul></nav>` : ''}
${failures.length > 0 ? `<p>Could not be drawn:</p><ul>${failures.join('')}</ul>` : ''}
</header>
<main>
${names.map((name) => renderComponent(name, components.get(name) ?? [])).join('\n')}
</main>
</body>
</html>
`;
}
