/**
 * A page in Bangla is shown in the device's own letters first, scaled to ours, and asks for its fonts once the
 * first frame has been drawn: they are more than twice those of an English page, and compete with what is read.
 * Where nothing would ask for them later, or they have come before, they are asked for at once.
 */

const attribute = 'data-fonts';
const root = /<html lang="bn"(?=[ >])/;

/** What the device notes once it has them, so that later pages begin with them. */
const notedKey = 'pothik-bangla-fonts';

const deviceFonts =
  `@media (scripting:enabled){:root[${attribute}],:root[${attribute}] [lang|=bn]` +
  `{--pothik-font:'Anek Fallback',system-ui,sans-serif}}`;

const askForAtOnce = `try{if(localStorage.getItem("${notedKey}"))document.documentElement.removeAttribute("${attribute}")}catch{}`;

/** Statements that ask for the fonts once a frame stands on the screen; nothing on a page that has them already. */
export const askForFonts = `const root = document.documentElement;
const askForFonts = () => {
root.removeAttribute("${attribute}");
document.fonts.load("1em Anek Bangla", "ক1").then(() => localStorage.setItem("${notedKey}", "1")).catch(() => {});
};
if (root.hasAttribute("${attribute}")) {
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) askForFonts();
else new PerformanceObserver((list, observer) => {
if (list.getEntriesByName("first-contentful-paint").length === 0) return;
observer.disconnect();
askForFonts();
}).observe({ type: "paint", buffered: true });
}`;

/** The head of a page that starts by script after the first frame; those in other languages stay as they are. */
export const fontsAfterPaint = (head: string): string =>
  root.test(head)
    ? `${head.replace(root, `<html lang="bn" ${attribute}="later"`)}<style>${deviceFonts}</style><script>${askForAtOnce}</script>`
    : head;
