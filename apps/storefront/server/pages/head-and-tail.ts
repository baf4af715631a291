import { stateElementId } from '../../app/store/page-state.ts';

/**
 * What stands around a page's content, and is all that is changed after rendering. The content in
 * between is long and stays the bytes that it is; no script that it might hold is ever allowed.
 */
export interface HeadAndTail {
  /** Up to the end of the head. */
  head: string;
  /** From the end of the page's state: what starts the app. */
  scripts: string;
}

const stateElement = `<script type="application/json" id="${stateElementId}"`;

/** The rendered page with its head and tail changed. One that has no head or no state stays as it is. */
export function rewriteHeadAndTail(
  page: Buffer,
  change: (around: HeadAndTail) => HeadAndTail,
): { page: Buffer; around: HeadAndTail } {
  const headEnd = page.indexOf('</head>');
  // The last one: nothing that comes after it is anybody's text.
  const state = page.lastIndexOf(stateElement);
  const scriptsStart = page.indexOf('</script>', state);
  if (headEnd < 0 || state < 0) return { page, around: { head: '', scripts: '' } };
  const around = change({
    head: page.toString('utf8', 0, headEnd),
    scripts: page.toString('utf8', scriptsStart),
  });
  const content = page.subarray(headEnd, scriptsStart);
  return {
    page: Buffer.concat([Buffer.from(around.head), content, Buffer.from(around.scripts)]),
    around,
  };
}
