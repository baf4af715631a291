import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { arrowOn } from '../../.storybook/arrow-keys.ts';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Conversations',
    onValueChange: fn(),
    items: [
      { value: 'waiting', label: 'Waiting', count: 3, panel: 'Three people wait.' },
      { value: 'mine', label: 'Mine', count: 12, panel: 'Your conversations.' },
      { value: 'closed', label: 'Closed', panel: 'What is over.' },
    ],
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For two to five views of one place of which one is seen.',
      avoid: 'For going to other pages: use links.',
      keyboard: [
        ['Tab', 'goes to the chosen tab, then into its panel'],
        ['Arrow keys', 'choose the next or the previous tab, around the ends'],
        ['Home, End', 'choose the first or the last'],
      ],
      names: 'A `tablist` named by its label, `tab`s and their `tabpanel`.',
      dos: [
        {
          show: () => (
            <Tabs
              label="Conversations"
              items={[
                { value: 'waiting', label: 'Waiting', count: 3, panel: 'Three people wait.' },
                { value: 'mine', label: 'Mine', panel: '' },
              ]}
            />
          ),
          why: 'Views of one thing, each named by one word; the count says where there is work.',
        },
      ],
      donts: [
        {
          show: () => (
            <Tabs
              label="Booking"
              items={[
                { value: '1', label: '1. Your data', panel: 'Fill in all fields.' },
                { value: '2', label: '2. Documents', panel: '' },
                { value: '3', label: '3. Submit', panel: '' },
              ]}
            />
          ),
          why: 'Steps that follow each other are no tabs: what one has to fill in would lie hidden.',
        },
      ],
    }),
    ...inBangla<typeof Tabs>({
      label: 'কথোপকথন',
      items: [
        { value: 'waiting', label: 'অপেক্ষমাণ', count: 3, panel: 'তিনজন অপেক্ষা করছেন।' },
        { value: 'mine', label: 'আমার কথোপকথন', panel: '' },
        { value: 'closed', label: 'শেষ হয়েছে', panel: '' },
      ],
    }),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three people wait.');
    await userEvent.tab();
    await userEvent.keyboard(arrowOn());
    await expect(canvas.getByRole('tab', { name: /Mine/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // The old panel goes once it is no longer needed for moving.
    await waitFor(() =>
      expect(canvas.getByRole('tabpanel')).toHaveTextContent('Your conversations.'),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mine');
    await withRealKeys(async (press) => {
      await press('{End}');
      await expect(canvas.getByRole('tab', { name: /Closed/ })).toHaveFocus();
      await press('{Home}');
      await expect(canvas.getByRole('tab', { name: /Waiting/ })).toHaveFocus();
    });
  },
};
export const Controlled: Story = { args: { value: 'closed' } };
export const Bangla: Story = { globals: { language: 'bn' } };
