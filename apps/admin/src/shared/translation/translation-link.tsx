import type { TranslationState } from '@pothik/contract';
import { Link, LinkButton } from '@pothik/ui';
import { translationMessages as words } from '../../messages/translations.ts';
import styles from './translation.module.css';
import { translatedInto, TranslationMark } from './translation-state.tsx';

/** In a list: how the translation of a thing stands, and the way to it. */
export function TranslationLink({
  name,
  address,
  state,
  named = false,
}: {
  /** What the thing is called. */
  name: string;
  /** Where the thing itself is edited. */
  address: string;
  state: TranslationState;
  /** It says of which language it speaks: no heading does. */
  named?: boolean;
}) {
  return (
    <Link
      href={`${address}/${translatedInto}`}
      className={styles.mark}
      aria-label={words.markOf(name, words.states[state])}
    >
      <TranslationMark state={state} named={named} />
    </Link>
  );
}

/** On the page of an original: the way to its translation. */
export function TranslateButton({ address, state }: { address: string; state: TranslationState }) {
  return (
    <LinkButton emphasis="secondary" href={`${address}/${translatedInto}`}>
      {words.named(words.states[state].toLowerCase())}
    </LinkButton>
  );
}
