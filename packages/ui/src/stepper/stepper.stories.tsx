import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Stepper } from './stepper.tsx';

const meta = {
  component: Stepper,
  args: {
    label: 'Booking',
    current: 1,
    steps: [
      { title: 'You', href: '#you' },
      { title: 'Papers', note: 'Passport and photo' },
      { title: 'Check' },
    ],
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For a way of two to five steps of which each takes a page.',
      avoid: 'For what happens to a booking afterwards: use `Timeline`.',
      keyboard: [['Tab', 'goes to the steps that are done, where they can be seen again']],
      names: 'A `list` named by its label; the current step has `aria-current`.',
      dos: [
        {
          show: () => (
            <Stepper
              label="Steps of a booking"
              current={1}
              steps={[{ title: 'You', href: '#you' }, { title: 'Documents' }, { title: 'Check' }]}
            />
          ),
          why: 'Three pages with a word each: one knows how far it is, and can look at what is done.',
        },
      ],
      donts: [
        {
          show: () => (
            <Stepper
              label="Fields of a booking"
              current={2}
              steps={['Name', 'Phone', 'E-mail', 'Address', 'Passport', 'Photo'].map((title) => ({
                title,
              }))}
            />
          ),
          why: 'A step for each field: the way looks so long that people give up, and all of it has room on two pages.',
        },
      ],
    }),
    ...inBangla<typeof Stepper>({
      label: 'আবেদন',
      steps: [
        { title: 'আপনার পরিচয়' },
        { title: 'কাগজপত্র', note: 'পাসপোর্ট, ছবি ও জাতীয় পরিচয়পত্র' },
        { title: 'যাচাইকরণ ও নিশ্চিতকরণ' },
      ],
    }),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  async play({ canvas }) {
    const [done, current] = canvas.getAllByRole('listitem');
    await expect(done).toHaveTextContent('You (done)');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link', { name: 'You' })).toHaveAttribute('href', '#you');
    await withRealKeys(async (press) => {
      await press('{Tab}');
      await expect(canvas.getByRole('link', { name: 'You' })).toHaveFocus();
    });
  },
};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };
export const LongBangla: Story = { globals: { language: 'bn' } };
