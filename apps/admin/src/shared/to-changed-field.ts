import type { ActionKind } from '@pothik/contract';
import { nameOfField, textOfField } from './field-names.ts';

/** The fields that hold HTML. */
const isHtml = (field: string) => field === 'description' || field === 'body';

/** The text of HTML: a line for each block. */
function readHtml(html: string): string {
  const lined = html.replaceAll(/<br\b[^>]*>|<\/(?:p|li|h\d|blockquote|tr)>/g, '$&\n');
  const { body } = new DOMParser().parseFromString(lined, 'text/html');
  return body.textContent.replaceAll(/\s*\n\s*/g, '\n').trim();
}

/** A field that has changed, in words. Where the markup alone is another, it is shown. */
export function toChangedField(
  kind: ActionKind,
  { field, from, to }: { field: string; from: string; to: string },
) {
  const [before, after] = isHtml(field) ? [readHtml(from), readHtml(to)] : [from, to];
  const isMarkup = before === after;
  return {
    key: field,
    label: nameOfField(kind, field),
    from: textOfField(field, isMarkup ? from : before),
    to: textOfField(field, isMarkup ? to : after),
  };
}
