import type { CaseEntry } from '@pothik/contract';
import { caseMessages } from '../../../messages/case.ts';
import { partName, purposeName, statusName } from '../../../shared/booking-facts.ts';
import { deedOf } from '../deed-words.ts';

const { entries: words } = caseMessages;

function stepOf({ status = '', isAnswer, document, isCustomers }: CaseEntry): string {
  if (isAnswer) return document ? words.sent(partName(document)) : words.answer;
  if (document) return words.asked(partName(document));
  return isCustomers && status === 'pending' ? words.booked : words.became(statusName(status));
}

/** An entry in a few words. */
export function titleOf(entry: CaseEntry): string {
  const { kind, use = 'open', document, about, deed = '', status, text } = entry;
  switch (kind) {
    case 'step':
      return stepOf(entry);
    case 'opening':
      return words.opened(words.uses[use], document ? partName(document) : '');
    case 'message':
      return words.message;
    case 'note':
      return words.note;
    case 'mail':
      return about ? words.mails[about] : '';
    case 'deed':
      return deedOf({ name: deed, status, words: text });
  }
}

/** The words of somebody that came with it. */
export function textOf({ kind, text, purpose }: CaseEntry): string | undefined {
  if (kind === 'deed') return undefined;
  if (kind !== 'opening' || purpose === undefined) return text;
  return text === undefined ? purposeName(purpose) : `${purposeName(purpose)}: ${text}`;
}
