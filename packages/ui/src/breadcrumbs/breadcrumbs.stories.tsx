import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Work Permits', href: '#work-permits' },
      { label: 'Warehouse worker, Romania' },
    ],
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'On pages that lie below others, to show where one is.',
      avoid: 'On the first level, or instead of a way back.',
      names: 'A `navigation` `Breadcrumbs`; this page is marked with `aria-current`.',
      dos: [
        {
          show: () => (
            <Breadcrumbs
              label="Where this service stands"
              items={[
                { label: 'Home', href: '#home' },
                { label: 'Work Permits', href: '#work-permits' },
                { label: 'Warehouse worker, Romania' },
              ]}
            />
          ),
          why: 'Each level is called as its own page is, and the last one is this page.',
        },
      ],
      donts: [
        {
          show: () => (
            <Breadcrumbs
              label="How somebody came"
              items={[
                { label: 'Home', href: '#home' },
                { label: 'Search results', href: '#search' },
                { label: 'Page 2', href: '#search-2' },
                { label: 'Warehouse worker, Romania' },
              ]}
            />
          ),
          why: 'The way that somebody came is known to the back button: breadcrumbs show where the page stands, which is the same for everybody.',
        },
      ],
    }),
    ...inBangla<typeof Breadcrumbs>({
      items: [
        { label: 'প্রচ্ছদ', href: '#home' },
        { label: 'বিদেশে কর্মসংস্থান ও কর্মভিসা', href: '#work' },
        { label: 'রোমানিয়ায় গুদামকর্মী হিসেবে দুই বছরের চুক্তিতে নিয়োগ' },
      ],
    }),
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByText('Warehouse worker, Romania')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const LongBangla: Story = { globals: { language: 'bn' } };
