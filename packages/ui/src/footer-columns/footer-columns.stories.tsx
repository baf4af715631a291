import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { FooterColumns } from './footer-columns.tsx';

const onContact = fn();

const meta = {
  component: FooterColumns,
  args: {
    tagline: 'The right service, with the papers, the price and a person who answers.',
    columns: [
      {
        title: 'Services',
        links: [
          { label: 'Jobs Abroad', href: '#jobs' },
          { label: 'Visa Services', href: '#visas' },
        ],
      },
      {
        title: 'Company',
        links: [
          { label: 'About Us', href: '#about' },
          { label: 'Contact', onSelect: onContact },
        ],
      },
    ],
    credit: 'Made in Dhaka.',
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'Once on every page, after `main`.',
      avoid: 'For links that a visitor needs on the way: those stand in the page.',
      names: 'The page’s `contentinfo`.',
      dos: [
        {
          show: () => (
            <FooterColumns
              tagline="A person answers."
              columns={[
                { title: 'Services', links: [{ label: 'Jobs Abroad', href: '#jobs' }] },
                { title: 'Company', links: [{ label: 'About Us', href: '#about' }] },
              ]}
              credit="Made in Dhaka."
            />
          ),
          why: 'A few groups with short names: who has come to the end of a page finds the way on.',
        },
      ],
      donts: [
        {
          show: () => (
            <FooterColumns
              tagline="A person answers."
              columns={[
                {
                  title: 'Before you book',
                  links: [
                    { label: 'Documents that you must bring', href: '#documents' },
                    { label: 'Fees that are not paid back', href: '#fees' },
                  ],
                },
              ]}
              credit="Made in Dhaka."
            />
          ),
          why: 'What one must know before booking stands beside the button that books: few people look for it under the page.',
        },
      ],
    }),
    ...inBangla<typeof FooterColumns>({
      tagline: 'ঠিক সেবা, কাগজপত্র ও খরচসহ, আর উত্তর দেওয়ার একজন মানুষ।',
      columns: [
        {
          title: 'সেবা',
          links: [
            { label: 'বিদেশে কাজ', href: '#jobs' },
            { label: 'ভিসা সেবা', href: '#visas' },
          ],
        },
        {
          title: 'প্রতিষ্ঠান',
          links: [
            { label: 'আমাদের কথা', href: '#about' },
            { label: 'যোগাযোগ', onSelect: onContact },
          ],
        },
      ],
      credit: 'ঢাকায় তৈরি।',
    }),
  },
} satisfies Meta<typeof FooterColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent }) {
    onContact.mockClear();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
    await expect(onContact).toHaveBeenCalledOnce();
  },
};
export const Bangla: Story = { globals: { language: 'bn' } };
