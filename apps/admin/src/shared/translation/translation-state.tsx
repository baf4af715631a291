import { translationStates, type TranslationState } from '@pothik/contract';
import { Select, StatusBadge, type StatusTone } from '@pothik/ui';
import { translationMessages as words } from '../../messages/translations.ts';
import { oneOf } from '../page/list-address.ts';

/** The language that is translated into: the last part of each translation's address. */
export const translatedInto = 'bn';

const tones: Record<TranslationState, StatusTone> = {
  missing: 'neutral',
  draft: 'neutral',
  behind: 'warning',
  published: 'success',
};

/** The state of a translation; `named` says into which language. */
export function TranslationMark({
  state,
  named = false,
}: {
  state: TranslationState;
  named?: boolean;
}) {
  const word = words.states[state];
  return (
    <StatusBadge tone={tones[state]}>{named ? words.named(word.toLowerCase()) : word}</StatusBadge>
  );
}

/** That of the states which an address names. */
export const translationOf = (address: URLSearchParams) =>
  oneOf(translationStates, address.get('translation'));

/** Narrows a list to what stands so; its choice lies in the address as `translation`. */
export function TranslationFilter({
  address,
  onChange,
}: {
  address: URLSearchParams;
  onChange: (state: string) => void;
}) {
  return (
    <Select
      label={words.state}
      value={translationOf(address) ?? ''}
      options={[
        { value: '', label: words.anyState },
        ...translationStates.map((value) => ({ value, label: words.states[value] })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
