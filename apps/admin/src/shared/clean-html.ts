import { allowedHtml } from '@pothik/contract';
import { FilterXSS } from 'xss';

const filter = new FilterXSS({
  whiteList: Object.fromEntries(
    Object.entries(allowedHtml).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'noscript', 'template', 'iframe', 'svg', 'math'],
  css: false,
});

/** HTML with nothing in it but what the allow-list has, as the storefront shows it. */
export const cleanHtml = (html: string): string => filter.process(html);
