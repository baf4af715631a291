import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { ListBox } from './list-box.tsx';

const meta = {
  component: ListBox,
  args: {
    label: 'Waiting',
    onValueChange: fn(),
    items: [
      { value: 'one', name: 'Rahima Khatun', end: '14:05', details: 'Is the office open today?' },
      { value: 'two', name: 'Abdul Karim', end: '14:01', details: 'My visa' },
      { value: 'three', name: 'Nusrat Jahan', end: '13:40' },
    ],
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For things of which one is looked at beside the list.',
      avoid: 'For going to other pages: use links. For a value in a form: use a select.',
      keyboard: [
        ['Tab', 'goes to the chosen one, or to the first'],
        ['Arrow keys, Home, End', 'go through them'],
        ['Enter, Space', 'chooses'],
      ],
      names:
        'A `listbox` named by its label, `option`s named by all that they show, their own names first.',
      dos: [
        {
          show: () => (
            <ListBox
              label="Conversations that wait"
              value="one"
              onValueChange={() => undefined}
              items={[
                {
                  value: 'one',
                  name: 'Rahima Khatun',
                  end: '14:05',
                  details: 'Is the office open today?',
                },
                { value: 'two', name: 'Abdul Karim', end: '14:01', details: 'My visa' },
              ]}
            />
          ),
          why: 'The name first, then when and what: staff know whom to answer before they open anything.',
        },
      ],
      donts: [
        {
          show: () => (
            <ListBox
              label="Places"
              onValueChange={() => undefined}
              items={[
                { value: 'visas', name: 'Visa Services' },
                { value: 'tickets', name: 'Air Tickets' },
              ]}
            />
          ),
          why: 'These lead to other pages: as links they can be opened in a new tab and sent to somebody.',
        },
      ],
    }),
    ...inBangla<typeof ListBox>({
      label: 'অপেক্ষমাণ',
      items: [
        {
          value: 'one',
          name: 'মোছাম্মৎ রাহিমা খাতুন চৌধুরী বিনতে আব্দুল করিম',
          end: '১৪:০৫',
          details: 'আমার পাসপোর্টের মেয়াদ ছয় মাসের কম, আমি কি আবেদন করতে পারব?',
        },
      ],
    }),
  },
} satisfies Meta<typeof ListBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: /^Rahima Khatun/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('two');
    await userEvent.click(canvas.getByRole('option', { name: /^Nusrat Jahan/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('three');
    await withRealKeys(async (press) => {
      await press('{Home}');
      await expect(canvas.getByRole('option', { name: /^Rahima Khatun/ })).toHaveFocus();
      await press(' ');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('one');
      await press('{End}');
      await expect(canvas.getByRole('option', { name: /^Nusrat Jahan/ })).toHaveFocus();
    });
  },
};
export const Chosen: Story = {
  args: { value: 'two' },
  async play({ canvas, userEvent }) {
    const chosen = canvas.getByRole('option', { name: /^Abdul Karim/ });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveAccessibleName('Abdul Karim 14:01 My visa');
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
  },
};
export const LongNamesAndBangla: Story = { globals: { language: 'bn' } };
