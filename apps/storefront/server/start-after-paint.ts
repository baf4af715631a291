/**
 * The page's content comes before its script: the script and all that it imports are asked for once
 * the first frame has been drawn, and leave the line to text, styles and pictures until then.
 */

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

const startId = 'app-start';

/** Runs what the page keeps for later, as a module; its hash stands in the page's policy too. */
const starter = (addresses: readonly string[]) =>
  `(()=>{const start=()=>{for(const href of ${JSON.stringify(addresses)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}const script=document.createElement("script");script.type="module";script.textContent=document.getElementById("${startId}").textContent;document.head.append(script)};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()`;

/** A page whose app starts after the first frame; pages without an app stay as they are. */
export function startAfterPaint(html: string): string {
  const app = moduleScript.exec(html);
  if (!app) return html;
  const [whole, code = ''] = app;
  const addresses = [...html.matchAll(preload)].map(([, address = '']) => address);
  const kept = `<script type="text/plain" id="${startId}">${code}</script>`;
  // A function, as `$` means something in a text.
  return html
    .replaceAll(preload, '')
    .replace(whole, () => `${kept}<script>${starter(addresses)}</script>`);
}
