import { askForFonts, fontsAfterPaint } from './fonts-after-paint.ts';
import type { HeadAndTail } from './head-and-tail.ts';

/**
 * The page's content comes before its script: the script and all that it imports are asked for once
 * the first frame has been drawn, and leave the line to text, styles and pictures until then.
 */

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

const startId = 'app-start';

/** Where the time is stored at which a page was last loaded again because its script did not arrive. */
const againKey = 'pothik.started-again';

/**
 * Loads the page again once the connection has its script, which a browser never asks for a second time. At most once a
 * minute: a page whose script is gone for good can still be read.
 */
const startAgain = `async (files, pause = 1000) => {
await new Promise((done) => setTimeout(done, pause));
try {
await Promise.all(files.map((file) => fetch(file)));
} catch {
return startAgain(files, pause * 2);
}
try {
const { sessionStorage } = window;
if (Date.now() - sessionStorage.getItem("${againKey}") < 60000) return;
sessionStorage.setItem("${againKey}", Date.now());
location.reload();
} catch {}
}`;

/**
 * Runs what the page keeps for later, as a module; its hash stands in the page's policy too. Styles
 * that stand in the page get the links that the app expects, in their order, told first that they have
 * no effect: those that end with `#` for the router, and without it for parts that are loaded later.
 */
const starter = (addresses: readonly string[]) => `(() => {
const make = (name, properties) => Object.assign(document.createElement(name), properties);
const files = ${JSON.stringify(addresses)};
const startAgain = ${startAgain};
const start = () => {
${askForFonts}
for (const href of files) document.head.append(make("link", { rel: "modulepreload", href }));
for (const style of document.querySelectorAll("style[data-href]"))
style.after(...style.dataset.href.split(" ").flatMap((href) => href.endsWith("#") ? [href, href.slice(0, -1)] : href).map((href) => make("link", { disabled: true, rel: "stylesheet", href })));
const code = document.getElementById("${startId}").textContent;
document.head.append(make("script", { type: "module", textContent: code, onerror: () => startAgain(files) }));
};
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
})()`;

/** Head and tail of a page whose app starts after the first frame; without an app they stay as they are. */
export function startAfterPaint({ head, scripts }: HeadAndTail): HeadAndTail {
  const app = moduleScript.exec(scripts);
  if (!app) return { head, scripts };
  const [whole, code = ''] = app;
  const addresses = [...head.matchAll(preload)].map(([, address = '']) => address);
  const kept = `<script type="text/plain" id="${startId}">${code}</script>`;
  return {
    head: fontsAfterPaint(head.replaceAll(preload, '')),
    // A function, as `$` means something in a text.
    scripts: scripts.replace(whole, () => `${kept}<script>${starter(addresses)}</script>`),
  };
}
