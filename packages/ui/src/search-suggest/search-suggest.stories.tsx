import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Button, IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { SearchSuggest, type SearchSuggestProps } from './search-suggest.tsx';
import type { LoadSuggestions, SuggestionGroup } from './suggestion.ts';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#e7b674" d="M0 0h4v3H0z"/><path fill="#2e3b35" d="M0 2q2-1 4 0v1H0z"/></svg>',
);
const picture = { src: `data:image/svg+xml,${drawing}`, alt: '' };
const electrician = {
  id: 'electrician',
  label: 'Building Electrician',
  href: '#electrician',
  details: 'Saudi Arabia',
  note: '1,800 - 2,300 SAR',
  picture,
};
const groups: readonly SuggestionGroup[] = [
  {
    label: 'Services',
    suggestions: [
      electrician,
      {
        id: 'elevator',
        label: 'Elevator Mechanic',
        href: '#elevator',
        details: 'Qatar',
        note: '2,000 QAR',
        picture,
      },
    ],
  },
  {
    label: 'Categories',
    suggestions: [{ id: 'jobs', label: 'Electrical Jobs', href: '#jobs' }],
  },
  {
    label: 'Countries',
    suggestions: [{ id: 'sa', label: 'El Salvador', href: '#sa', icon: <MapPin {...iconStyle} /> }],
  },
];

const answer: LoadSuggestions = (words) => Promise.resolve(words.startsWith('el') ? groups : []);

const meta = {
  component: SearchSuggest,
  args: {
    label: 'Search services',
    placeholder: 'Search services by name, country, company...',
    name: 'search',
    load: answer,
    onChoose: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420, minHeight: 420 }}>{Story()}</div>],
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For searching a catalogue: it leads straight to what is meant, and the form around it to all that is found.',
      avoid:
        'For choosing a value of a form: use a combobox. On a list that is there already: use a search field.',
      keyboard: [
        ['↓ ↑', 'goes through the suggestions'],
        ['Home End', 'goes to the first or last one, once one is reached; else moves the caret'],
        ['Enter', 'follows the suggestion that is reached; else submits the form'],
        ['Escape', 'closes the list; pressed again it empties the field'],
      ],
      names:
        'A `searchbox` named by its label, a `listbox` named by `labels.list` with a `group` for each kind, and a `status` that tells how many there are.',
      dos: [
        {
          show: () => (
            <SearchSuggest
              label="Search services"
              placeholder="Search services by name, country, company..."
              load={answer}
              onChoose={() => undefined}
            />
          ),
          why: 'The placeholder gives examples; the label says what is searched.',
        },
      ],
      donts: [
        {
          show: () => (
            <SearchSuggest label="Nationality" load={answer} onChoose={() => undefined} />
          ),
          why: 'It suggests what may be meant and takes anything: a value that must be one of a list is chosen in a combobox.',
        },
      ],
      frameHeight: 460,
    }),
    ...inBangla<typeof SearchSuggest>({
      label: 'সেবা খুঁজুন',
      placeholder: 'নাম, দেশ বা কোম্পানি দিয়ে খুঁজুন...',
      load: () =>
        Promise.resolve([
          {
            label: 'সেবা',
            suggestions: [
              {
                id: 'bn',
                label: 'সৌদি আরবে বৈদ্যুতিক মিস্ত্রির কাজ',
                href: '#bn',
                details: 'সৌদি আরব',
                note: '১,৮০০ রিয়াল',
                picture,
              },
            ],
          },
        ]),
      labels: {
        list: 'পরামর্শ',
        found: (count) => `${new Intl.NumberFormat('bn-BD').format(count)}টি পরামর্শ`,
      },
    }),
  },
} satisfies Meta<typeof SearchSuggest>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fieldOf = (canvas: Canvas) =>
  canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search services' });
const reached = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};
const marked = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map((mark) => mark.textContent);

export const Default: Story = {
  async play({ canvas }) {
    const field = fieldOf(canvas);
    await expect(field).not.toHaveAttribute('aria-controls');
    await expect(field).toHaveAttribute('name', 'search');
  },
};
export const Open: Story = {
  async play({ canvas, userEvent }) {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'elec');
    const options = await canvas.findAllByRole('option');
    await expect(options).toHaveLength(4);
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
    await expect(canvas.getByRole('group', { name: 'Categories' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '4 suggestions. Use the up and down arrow keys.',
    );
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field).not.toHaveAttribute('aria-expanded');
    await expect(marked(canvas.getByRole('listbox'))).toEqual(['Elec', 'Elec']);
    for (const option of options) {
      await expect(option.getBoundingClientRect().height).toBeGreaterThan(43);
    }
  },
};
export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args }) {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'elec');
    await canvas.findAllByRole('option');
    await expect(reached(field)).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    await expect(reached(field)).toMatch(/^Building/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(reached(field)).toMatch(/^El Salvador/);
    await userEvent.keyboard('{Home}');
    await expect(reached(field)).toMatch(/^Building/);
    await userEvent.keyboard('{End}');
    await expect(reached(field)).toMatch(/^El Salvador/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('elec');
    await expect(reached(field)).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(electrician);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('Building Electrician');
    await expect(field).toHaveFocus();
  },
};
export const ByPointer: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(fieldOf(canvas), 'elec');
    await userEvent.click(await canvas.findByRole('option', { name: /^Building/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(electrician);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault());
function InForm(props: SearchSuggestProps) {
  return (
    <form onSubmit={submitted}>
      <SearchSuggest
        {...props}
        end={<IconButton type="submit" label="Search all" icon={<MapPin {...iconStyle} />} />}
      />
      <Button>Elsewhere</Button>
    </form>
  );
}
export const EnterSubmitsTheForm: Story = {
  render: (args) => <InForm {...args} />,
  async play({ canvas, userEvent, args }) {
    submitted.mockClear();
    const field = fieldOf(canvas);
    await userEvent.type(field, 'elec');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('x{Home}');
    // The caret goes to the beginning while no suggestion is reached.
    await expect(field.selectionStart).toBe(0);
  },
};
export const LeavingChoosesNothing: Story = {
  render: (args) => <InForm {...args} />,
  async play({ canvas, userEvent, args }) {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'elec');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Search all' })).toHaveFocus();
    await userEvent.type(field, 't');
    await canvas.findAllByRole('option');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('elect');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  args: {
    load: fn((words: string) =>
      words === 'el' ? Promise.resolve(groups) : new Promise<typeof groups>(() => undefined),
    ),
  },
  async play({ canvas, userEvent, args }) {
    const field = fieldOf(canvas);
    // One letter may be the beginning of anything.
    await userEvent.type(field, 'e');
    await userEvent.type(field, 'l');
    await expect(await canvas.findAllByRole('option')).toHaveLength(4);
    await userEvent.type(field, 'ect');
    await waitFor(() => expect(args.load).toHaveBeenLastCalledWith('elect', expect.anything()));
    await expect(args.load).not.toHaveBeenCalledWith('e', expect.anything());
    // Those of before stay, and are not heard as the new ones.
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const NothingFound: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(fieldOf(canvas), 'atlantis');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No suggestions'));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
export const CouldNotBeLoaded: Story = {
  args: { load: fn(() => Promise.reject(new Error('offline'))) },
  render: (args) => <InForm {...args} />,
  async play({ canvas, userEvent, args }) {
    submitted.mockClear();
    await userEvent.type(fieldOf(canvas), 'elec');
    await waitFor(() => expect(args.load).toHaveBeenCalled());
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

const asked = new Map<
  string,
  { answer: (found: readonly SuggestionGroup[]) => void; signal: AbortSignal }
>();
const named = (label: string): readonly SuggestionGroup[] => [
  { label: 'Services', suggestions: [{ id: label, label, href: `#${label}` }] },
];
export const TheNewestAnswerWins: Story = {
  args: {
    load: (words, signal) =>
      new Promise((answerWith) => {
        asked.set(words, { answer: answerWith, signal });
      }),
  },
  async play({ canvas, userEvent }) {
    asked.clear();
    const field = fieldOf(canvas);
    await userEvent.type(field, 'ma');
    await waitFor(() => expect(asked.has('ma')).toBe(true));
    await userEvent.type(field, 'l');
    await waitFor(() => expect(asked.has('mal')).toBe(true));
    await expect(asked.get('ma')?.signal.aborted).toBe(true);
    asked.get('mal')?.answer(named('Malaysia'));
    await expect(await canvas.findByRole('option', { name: 'Malaysia' })).toBeVisible();
    asked.get('ma')?.answer(named('Macau'));
    // Whatever comes late has come by the time of the next answer.
    await Promise.resolve();
    await expect(canvas.queryByRole('option', { name: 'Macau' })).toBeNull();
  },
};
export const LongWords: Story = {
  args: {
    load: () =>
      Promise.resolve([
        {
          label: 'Services',
          suggestions: [
            {
              id: 'long',
              label:
                'Elektroinstallationsmeisterbetriebsgenossenschaftsmitglied and other words for it',
              href: '#long',
              details: 'The United Kingdom of Great Britain and Northern Ireland',
              note: '1,250,000 - 2,750,000 BDT',
              picture,
            },
          ],
        },
      ]),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(fieldOf(canvas), 'elek');
    const list = (await canvas.findByRole('option')).closest('[role=listbox]');
    await expect(list?.scrollWidth).toBeLessThanOrEqual((list?.clientWidth ?? 0) + 1);
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'সেবা খুঁজুন' }), 'সৌদি');
    const list = await canvas.findByRole('listbox', { name: 'পরামর্শ' });
    await expect(marked(list)).toEqual(['সৌদি', 'সৌদি']);
    await expect(canvas.getByRole('status')).toHaveTextContent('১টি পরামর্শ');
  },
};
