/** One thing to choose in a {@link Combobox}. */
export interface ComboboxOption {
  /** What a form is sent. */
  value: string;
  /** Names it; typed words are looked for in it. */
  label: string;
  /** Under the label, such as a country. Typed words are looked for in it as well. */
  details?: string;
  disabled?: boolean;
}

/** Finds options on a server. A newer call aborts the signal of the one before. */
export type LoadOptions = (
  words: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption[]>;

/** The words of {@link Combobox} and {@link MultiCombobox}, for another language than English. */
export interface ComboboxLabels {
  /** On the button that shows all options. */
  show: string;
  clear: string;
  /** On the button of a chosen one, where there can be several. */
  remove: (label: string) => string;
  /** Names the list of the chosen ones. */
  chosen: (label: string) => string;
  loading: string;
  empty: string;
  /** Options could not be loaded. */
  failed: string;
  /** Heard when the options change. */
  found: (count: number) => string;
}

export const comboboxLabels: ComboboxLabels = {
  show: 'Show options',
  clear: 'Clear',
  remove: (label) => `Remove ${label}`,
  chosen: (label) => `${label}, chosen`,
  loading: 'Loading...',
  empty: 'Nothing found',
  failed: 'These could not be loaded. Type again to try once more.',
  found: (count) => (count === 1 ? '1 option' : `${String(count)} options`),
};

export const labelOf = (option: ComboboxOption | null): string => option?.label ?? '';
export const keyOf = (option: ComboboxOption | null): string | undefined => option?.value;
export const isDisabled = (option: ComboboxOption): boolean => option.disabled ?? false;
