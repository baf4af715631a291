import { contentLanguages, type ContentLanguage } from '@pothik/contract';
import { messagesIn } from '../../messages/messages-in.ts';
import { drawMail, type DrawnParagraph, type SamePage } from './mail-html.ts';
import type { Mail } from './mailer.ts';
import { pageAddress } from './page-address.ts';
import type { Fact, Paragraph } from './paragraphs.ts';

interface Letter extends Pick<Mail, 'to' | 'sender' | 'subject' | 'class'> {
  /** Of the person who reads it. */
  language: ContentLanguage;
  /** Where the pages and pictures are. */
  publicOrigin: string;
  paragraphs: readonly Paragraph[];
}

type Place = Pick<Letter, 'language' | 'publicOrigin'>;

function withAddress(paragraph: Paragraph, { language, publicOrigin }: Place): DrawnParagraph {
  if (typeof paragraph === 'string' || 'facts' in paragraph) return paragraph;
  if ('picture' in paragraph) {
    const { picture, ...shown } = paragraph;
    return { ...shown, source: publicOrigin + picture };
  }
  const { lead, action } = paragraph;
  const address =
    'page' in paragraph ? pageAddress(publicOrigin, language, paragraph.page) : paragraph.link;
  return { lead, action, address };
}

/** The page that a mail is about, in the other language. */
function findSamePage(paragraphs: readonly Paragraph[], place: Place): SamePage | undefined {
  const other = contentLanguages.find((language) => language !== place.language);
  const step = paragraphs.find((part) => typeof part !== 'string' && 'page' in part);
  if (other === undefined || step === undefined) return undefined;
  const address = pageAddress(place.publicOrigin, other, step.page);
  return { language: other, text: messagesIn(other).mails.samePage, address };
}

const toLine = ({ label, value }: Fact) => `${label}: ${value}`;

function toText(paragraph: DrawnParagraph): string[] {
  if (typeof paragraph === 'string') return [paragraph];
  if ('facts' in paragraph) return [paragraph.facts.map(toLine).join('\n')];
  if ('source' in paragraph) return [];
  return [`${paragraph.lead}:\n${paragraph.address}`];
}

/** A mail in paragraphs, signed by its sender: as text, and as one column of HTML that says the same. */
export function composeMail({ paragraphs, language, publicOrigin, ...mail }: Letter): Mail {
  const place = { language, publicOrigin };
  const drawn = paragraphs.map((paragraph) => withAddress(paragraph, place));
  const samePage = findSamePage(paragraphs, place);
  const last = samePage ? [`${samePage.text}:\n${samePage.address}`] : [];
  return {
    ...mail,
    text: [...drawn.flatMap(toText), mail.sender, ...last].join('\n\n'),
    html: drawMail({ ...mail, language, paragraphs: drawn, samePage }),
  };
}
