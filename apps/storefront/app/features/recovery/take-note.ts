import { recoveryMessages } from '../../messages/recovery.ts';
import { languageOfAddress, pathOf } from '../../shared/languages.ts';
import { toasts } from '../../shared/toasts.ts';
import { fillFields } from './fill-fields.ts';
import { typedKey } from './recovery-later.ts';
import { noteFields, type TypedNote } from './typed-fields.ts';

/** How long typed input is kept for the next page, in milliseconds. */
const keptFor = 10 * 60_000;

/** @returns the note of the page before, once. */
function takeNote(): TypedNote | undefined {
  try {
    const text = sessionStorage.getItem(typedKey);
    sessionStorage.removeItem(typedKey);
    return text === null ? undefined : (JSON.parse(text) as TypedNote);
  } catch {
    return undefined;
  }
}

/** Fills in what was typed on the page before, and says why this one came. */
export function fillNoted(): void {
  const note = takeNote();
  if (!note || Math.abs(Date.now() - note.at) > keptFor) return;
  const { reload, values } = note;
  if (note.path === pathOf(location.pathname)) fillFields(new Map(Object.entries(values)));
  if (!reload) return;
  const { updated, sendAgain, secretsAgain } =
    recoveryMessages[languageOfAddress(location.pathname)];
  const said = [updated, reload.wasSending && sendAgain, reload.hadSecrets && secretsAgain];
  // Somebody who has just pressed Submit must read it.
  toasts.add(said.filter(Boolean).join(' '), 'info', reload.wasSending ? 0 : undefined);
}

/** Keeps typed input when the visitor changes the language, because that loads a new page. */
export function carryToLanguage(): void {
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[hreflang]'))
      noteFields(pathOf(location.pathname));
  };
  addEventListener('click', handleClick, { capture: true, passive: true });
}
