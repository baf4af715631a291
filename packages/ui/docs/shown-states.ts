import type * as library from '../src/index.ts';

/** Props that put a component into a state which has to be seen. */
type StateProp = 'disabled' | 'readOnly' | 'error' | 'busy' | 'empty' | 'progress' | 'load';

type Library = typeof library;
type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;
type StatesOf<Name extends keyof Library> = Extract<keyof PropsOf<Library[Name]>, StateProp>;
type Stateful = {
  [Name in keyof Library]: [StatesOf<Name>] extends [never] ? never : Name;
}[keyof Library];

/** Why no story shows what a type would allow. */
interface Without {
  because: string;
}

/** The id of the story that shows it, or of all of them. */
type Shown = string | readonly string[] | Without;

/** Every component whose props allow a state, with each of them: the types know if one is missing. */
type ShownStates = { [Name in Stateful]: Record<StatesOf<Name>, Shown> };

const noReadOnlyBoxes: Without = {
  because: 'HTML has no boxes that are read only: those are disabled, or text.',
};

/** What a component that loads its options or suggestions is waiting for, or has to say. */
const loading = (id: string) => [
  `${id}--loading`,
  `${id}--could-not-be-loaded`,
  `${id}--nothing-found`,
];

const field = (id: string) => ({
  disabled: `${id}--disabled`,
  readOnly: `${id}--read-only`,
  error: `${id}--with-error`,
});

/** In which story each state is to be looked at. */
const shownStates: ShownStates = {
  BarChart: { empty: 'bar-chart--empty' },
  Button: { disabled: 'button--states', busy: 'button--states' },
  ChatPicture: { progress: 'chat-chat-picture--on-its-way' },
  Checkbox: {
    disabled: 'checkbox--disabled',
    readOnly: noReadOnlyBoxes,
    error: 'checkbox--with-error',
  },
  Combobox: { ...field('combobox'), load: loading('combobox') },
  CommandPalette: { busy: 'command-palette--found-elsewhere' },
  Composer: { disabled: 'chat-composer--disabled' },
  ConfirmDialog: { busy: 'modal-confirm-dialog--busy' },
  DataTable: { busy: 'data-table--busy', empty: 'data-table--empty' },
  DateField: field('date-field'),
  DatePicker: field('date-picker'),
  DateRangePicker: field('date-picker-date-range-picker'),
  FileDrop: {
    disabled: 'file-drop--disabled',
    error: 'file-drop--with-error',
    progress: 'file-drop--uploading',
  },
  IconButton: { disabled: 'button--states' },
  MultiCombobox: {
    ...field('combobox-multi-combobox'),
    load: { because: 'It has the list of `Combobox`, which shows how one waits for it.' },
  },
  NumberField: { ...field('number-field'), error: 'number-field--wrong' },
  PasswordField: {
    disabled: 'field--states',
    readOnly: { because: 'Nobody is shown a password that they can’t change.' },
    error: 'field--states',
  },
  PhoneField: {
    disabled: 'field-phone-field--states',
    readOnly: 'field-phone-field--states',
    error: 'field-phone-field--with-error',
  },
  PictureButton: { disabled: 'chat-composer--disabled' },
  RadioCards: { disabled: 'radio-cards--disabled', error: 'radio-cards--with-error' },
  SearchField: {
    disabled: 'field--states',
    readOnly: { because: 'A search in which nothing can be typed finds nothing.' },
    error: 'field--states',
  },
  SearchSuggest: { load: loading('search-suggest') },
  Select: { disabled: 'select--states', error: 'select--states' },
  Switch: { disabled: 'switch--disabled', readOnly: noReadOnlyBoxes, error: 'switch--failed' },
  TagInput: field('tag-input'),
  TextArea: {
    disabled: 'field-text-area--states',
    readOnly: 'field-text-area--states',
    error: 'field-text-area--with-error',
  },
  TextField: { disabled: 'field--states', readOnly: 'field--states', error: 'field--with-error' },
  TimeField: field('time-field'),
  VirtualTable: { busy: 'virtual-table--busy', empty: 'virtual-table--empty' },
};

/** By what a state is known in a document, whatever it looks like. The others are words. */
const signs: Partial<Record<StateProp, string>> = {
  disabled: ':disabled, [aria-disabled="true"]',
  readOnly: '[readonly], [aria-readonly="true"]',
  error: '[aria-invalid="true"]',
  busy: '[aria-busy="true"], [aria-disabled="true"]:has(.pothik-spinner)',
  progress: 'progress, [role="progressbar"]',
};

const claims = Object.values(shownStates).flatMap((states) =>
  Object.entries(states).flatMap(([state, shown]: [string, Shown]) => {
    const ids = typeof shown === 'string' ? [shown] : 'because' in shown ? [] : shown;
    return ids.map((id) => ({ id, state: state as StateProp }));
  }),
);

/** The stories that show states. */
export const storiesOfStates: readonly string[] = [...new Set(claims.map(({ id }) => id))];

/**
 * Looks whether a story shows what it is there for.
 *
 * @throws Error that names the state that is not to be seen.
 */
export function checkShownStates(story: string, page: ParentNode): void {
  const here = claims.filter(({ id }) => id === story);
  for (const { state } of here) {
    const sign = signs[state];
    if (sign === undefined) continue;
    const expected = here.filter((one) => one.state === state).length;
    const found = page.querySelectorAll(sign).length;
    if (found < expected) {
      throw new Error(
        `${story} is to show ${state} ${String(expected)} times, and does ${String(found)} times`,
      );
    }
  }
}
