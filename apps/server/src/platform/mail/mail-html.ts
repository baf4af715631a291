import type { ContentLanguage } from '@pothik/contract';
import type { Fact } from './paragraphs.ts';

/** A paragraph as it is drawn, with whole addresses. */
export type DrawnParagraph =
  | string
  | { lead: string; action: string; address: string }
  | { source: string; width: number; alt: string }
  | { facts: readonly Fact[] };

/** The way to the same page in another language. */
export interface SamePage {
  language: ContentLanguage;
  text: string;
  address: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The longest that fits into a line of any phone, in characters. */
const longestPiece = 16;

/** A reference and the like stand in one line, however they are hyphenated. */
const inOnePiece = (text: string) =>
  text.replaceAll(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu, (piece) =>
    piece.length > longestPiece ? piece : `<span class="piece">${piece}</span>`,
  );

const inLines = (html: string) => html.replaceAll('\n', '<br>');

const toLines = (text: string) => inLines(inOnePiece(escape(text)));

const toLink = (address: string, text: string, kind = 'link') =>
  `<a class="${kind}" href="${escape(address)}">${escape(text)}</a>`;

const toFact = ({ label, value, link }: Fact) =>
  `<span class="label">${escape(label)}:</span> ${link === undefined ? inLines(escape(value)) : toLink(link, value)}`;

function toHtml(paragraph: DrawnParagraph, isButton: boolean): string {
  if (typeof paragraph === 'string') return `<p>${toLines(paragraph)}</p>`;
  if ('facts' in paragraph) {
    return `<p class="facts">${paragraph.facts.map(toFact).join('<br>\n')}</p>`;
  }
  if ('source' in paragraph) {
    const { source, width, alt } = paragraph;
    return `<p><img src="${escape(source)}" width="${String(width)}" alt="${escape(alt)}" style="max-width: 100%; height: auto"></p>`;
  }
  const { lead, action, address } = paragraph;
  return `<p>${toLines(lead)}:</p><p>${toLink(address, action, isButton ? 'button' : 'link')}</p>`;
}

const fonts: Record<ContentLanguage, string> = {
  en: `'Anek Latin', 'Noto Sans Bengali', system-ui, sans-serif`,
  bn: `'Anek Bangla', 'Noto Sans Bengali', 'Anek Latin', system-ui, sans-serif`,
};

/** The colours of the design tokens; a mail can't load them. */
const stylesIn = (language: ContentLanguage) => `
  body { margin: 0; padding: 24px 12px; background: #faf6ee; color: #182821; font: 16px/1.6 ${fonts[language]}; }
  .card { max-width: 560px; margin: 0 auto; padding: 8px 24px 16px; background: #fefcf8; border: 1px solid #d4d1c4; border-radius: 12px; overflow-wrap: anywhere; }
  .sender { margin: 16px 0; color: #045a4f; font-size: 20px; font-weight: 700; }
  .link { color: #045a4f; }
  .button { display: inline-block; padding: 12px 24px; border-radius: 8px; background: #045a4f; color: #fcfaf3; font-weight: 600; text-decoration: none; }
  .facts { line-height: 1.8; }
  .piece { white-space: nowrap; }
  .label, .language { color: #46574f; font-size: 14px; }
  .language { max-width: 560px; margin: 16px auto 0; text-align: center; }
  img { display: block; border-radius: 8px; }
  @media (prefers-color-scheme: dark) {
    body { background: #101814; color: #edebe2; }
    .card { background: #19231e; border-color: #313e38; }
    .sender, .link { color: #71cbb9; }
    .button { background: #71cbb9; color: #041a16; }
    .label, .language { color: #b6b9ad; }
  }`;

/** One column of HTML. The first link is what the mail is about: it alone is a button. */
export function drawMail(mail: {
  language: ContentLanguage;
  sender: string;
  subject: string;
  paragraphs: readonly DrawnParagraph[];
  samePage: SamePage | undefined;
}): string {
  const { language, sender, subject, paragraphs, samePage } = mail;
  const first = paragraphs.find((part) => typeof part !== 'string' && 'address' in part);
  const otherwise = samePage
    ? `\n<p class="language" lang="${samePage.language}">${toLink(samePage.address, samePage.text)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>${stylesIn(language)}
</style>
</head>
<body>
<div class="card">
<p class="sender">${escape(sender)}</p>
${paragraphs.map((part) => toHtml(part, part === first)).join('\n')}
</div>${otherwise}
</body>
</html>
`;
}
