import type { Mail } from './mailer.ts';

/** Words, or words that lead to a page. */
export type Paragraph =
  | string
  | {
      /** A sentence without its end. */
      lead: string;
      /** What the button says. */
      action: string;
      link: string;
    };

interface Letter extends Pick<Mail, 'to' | 'sender' | 'subject' | 'purpose'> {
  paragraphs: readonly Paragraph[];
}

const toText = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? paragraph : `${paragraph.lead}:\n${paragraph.link}`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const toLines = (text: string) => escape(text).replaceAll('\n', '<br>');

/** The first link is what the mail is about: it alone is a button. */
const toHtml = (paragraphs: readonly Paragraph[]) => {
  const first = paragraphs.find((paragraph) => typeof paragraph !== 'string');
  return paragraphs
    .map((paragraph) => {
      if (typeof paragraph === 'string') return `<p>${toLines(paragraph)}</p>`;
      const { lead, action, link } = paragraph;
      const kind = paragraph === first ? 'button' : 'link';
      return `<p>${toLines(lead)}:</p><p><a class="${kind}" href="${escape(link)}">${escape(action)}</a></p>`;
    })
    .join('\n');
};

/** The colours of the design tokens; a mail can't load them. */
const styles = `
  body { margin: 0; padding: 24px 12px; background: #faf6ee; color: #182821; font: 16px/1.6 'Anek Latin', 'Noto Sans Bengali', system-ui, sans-serif; }
  .card { max-width: 560px; margin: 0 auto; padding: 8px 24px 16px; background: #fefcf8; border: 1px solid #d4d1c4; border-radius: 12px; overflow-wrap: anywhere; }
  .sender { margin: 16px 0; color: #045a4f; font-size: 20px; font-weight: 700; }
  .link { color: #045a4f; }
  .button { display: inline-block; padding: 12px 24px; border-radius: 8px; background: #045a4f; color: #fcfaf3; font-weight: 600; text-decoration: none; }
  @media (prefers-color-scheme: dark) {
    body { background: #101814; color: #edebe2; }
    .card { background: #19231e; border-color: #313e38; }
    .sender, .link { color: #71cbb9; }
    .button { background: #71cbb9; color: #041a16; }
  }`;

/** A mail in paragraphs, signed by its sender: as text, and as one column of HTML that says the same. */
export function composeMail({ paragraphs, ...mail }: Letter): Mail {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(mail.subject)}</title>
<style>${styles}
</style>
</head>
<body>
<div class="card">
<p class="sender">${escape(mail.sender)}</p>
${toHtml(paragraphs)}
</div>
</body>
</html>
`;
  return { ...mail, text: [...paragraphs.map(toText), mail.sender].join('\n\n'), html };
}
