import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { AvatarGroup } from './avatar-group.tsx';

const people = ['Nasrin Akter', 'Abdul Karim', 'রহিমা খাতুন', 'Jahid Hasan', 'Mitu Das', 'Rafi'].map(
  (name) => ({ name }),
);

const meta = {
  component: AvatarGroup,
  args: { people },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For who takes part in something, where names have no room.',
      avoid: 'For one person: use `Avatar` beside the name.',
      names: 'An `img` named by all names, also those that are not drawn.',
      dos: [
        {
          show: () => (
            <div className="examples__row">
              <AvatarGroup people={people} /> Six people answer in this conversation.
            </div>
          ),
          why: 'The words say how many and what for; the pictures only help to know the people again.',
        },
      ],
      donts: [
        {
          show: () => (
            <div className="examples__row">
              Your booking is checked by <AvatarGroup people={[{ name: 'Nasrin Akter' }]} />
            </div>
          ),
          why: 'One person has room for a name: two letters make a customer guess who answers.',
        },
      ],
    }),
    ...inBangla<typeof AvatarGroup>({
      label: 'কাজে আছেন',
      people: [
        { name: 'নাসরিন আক্তার' },
        { name: 'আব্দুল করিম' },
        { name: 'রহিমা খাতুন' },
        { name: 'জাহিদ হাসান' },
        { name: 'মিতু দাস' },
      ],
    }),
  },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyPeople: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Nasrin Akter, Abdul Karim, রহিমা খাতুন, Jahid Hasan, Mitu Das, Rafi',
    );
    await expect(canvas.getByText('+2')).toBeVisible();
  },
};
export const TwoPeople: Story = { args: { people: people.slice(0, 2), label: 'On duty: 2' } };
export const Bangla: Story = { globals: { language: 'bn' } };
