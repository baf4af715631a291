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

/** A description with nothing in it but what the allow-list has, wherever it comes from. */
export const cleanServiceHtml = (html: string): string => filter.process(html);

/** The first words of a description, for search engines. */
export function summarize(html: string, length = 155): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}
