import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { DefinitionList } from './definition-list.tsx';

const meta = {
  component: DefinitionList,
  args: {
    items: [
      { label: 'Company', value: 'Delta Logistics SRL' },
      { label: 'Country', value: 'Romania' },
      { label: 'Salary', value: '৳75,000 per month' },
    ],
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For facts with labels: a service’s, a booking’s.',
      avoid: 'For rows of many things: use a data table.',
      names: '`term`s and their `definition`s.',
      dos: [
        {
          show: () => (
            <DefinitionList
              items={[
                { label: 'Country', value: 'Romania' },
                { label: 'Salary', value: '৳75,000 per month' },
                { label: 'Contract', value: '2 years' },
              ]}
            />
          ),
          why: 'Short labels and short facts with their units, in the same order for each service.',
        },
      ],
      donts: [
        {
          show: () => (
            <DefinitionList
              items={[
                {
                  label: 'About this job',
                  value: 'You load and unload lorries in a team of twelve, day and night.',
                },
                { label: 'Bonus', value: '-' },
                { label: 'Other', value: 'n/a' },
              ]}
            />
          ),
          why: 'A text is no fact but a paragraph of the page, and what is not known is left out.',
        },
      ],
    }),
    ...inBangla<typeof DefinitionList>({
      items: [
        { label: 'নিয়োগকারী প্রতিষ্ঠান', value: 'ডেল্টা লজিস্টিকস' },
        { label: 'দেশ', value: 'রোমানিয়া' },
        { label: 'বেতন', value: 'মাসে ৳৭৫,০০০, থাকা ও খাওয়া প্রতিষ্ঠানের' },
      ],
    }),
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Romania');
  },
};
export const Grid: Story = { args: { layout: 'grid' } };
export const Bangla: Story = { globals: { language: 'bn' } };
