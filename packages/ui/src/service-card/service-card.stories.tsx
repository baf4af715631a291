import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Highlight } from '../highlight/highlight.tsx';
import { ServiceCardSkeleton } from './service-card-skeleton.tsx';
import { ServiceCard } from './service-card.tsx';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#e7b674" d="M0 0h4v3H0z"/><path fill="#2e3b35" d="M0 2q2-1 4 0v1H0z"/></svg>',
);
const meta = {
  component: ServiceCard,
  args: {
    title: 'Building Electrician',
    href: '#electrician',
    picture: { src: `data:image/svg+xml,${drawing}`, alt: 'Hills in golden light' },
    mark: 'Featured',
    chips: ['Jobs Abroad', 'Saudi Arabia'],
    facts: [
      { label: 'Country:', value: 'Saudi Arabia' },
      { label: 'Company:', value: 'Najd Contracting' },
      { label: 'Visa Type:', value: 'Employment Visa' },
      { label: 'Salary:', value: '1,800 - 2,300 SAR' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 290 }}>{Story()}</div>],
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For a service in a list.',
      avoid: 'For what somebody has booked: use a booking card.',
      keyboard: [
        ['Tab', 'goes to its one link'],
        ['Enter', 'follows it'],
      ],
      names: 'An `article` named by its title, inside it the `link` `View Details`.',
      dos: [
        {
          show: () => (
            <ServiceCard
              title="Building Electrician"
              href="#electrician"
              chips={['Jobs Abroad']}
              facts={[
                { label: 'Country:', value: 'Saudi Arabia' },
                { label: 'Salary:', value: '1,800 - 2,300 SAR' },
              ]}
            />
          ),
          why: 'A title that says what it is, and facts by which people compare.',
        },
      ],
      donts: [
        {
          show: () => (
            <ServiceCard
              title="AMAZING OFFER!!! Best Job In Saudi"
              href="#offer"
              mark="Hot"
              chips={['Best', 'Trusted', 'No. 1', '100 % Safe', 'Hurry']}
            />
          ),
          why: 'It shouts and gives no fact: that is how false offers look.',
        },
      ],
    }),
    ...inBangla<typeof ServiceCard>({
      mark: 'বিশেষ',
      facts: [
        { label: 'দেশ:', value: 'সৌদি আরব' },
        { label: 'কোম্পানি:', value: 'নজদ কন্ট্রাক্টিং' },
        { label: 'ভিসার ধরন:', value: 'কর্মভিসা' },
        { label: 'বেতন:', value: '১,৮০০ - ২,৩০০ রিয়াল' },
      ],
      title: 'সৌদি আরবের রিয়াদ শহরে বহুতল ভবনের জন্য অভিজ্ঞ বৈদ্যুতিক মিস্ত্রি প্রয়োজন, থাকা ও খাওয়া কোম্পানির',
      chips: ['বৈদেশিক কর্মসংস্থান', 'মধ্যপ্রাচ্য ও উপসাগরীয় দেশসমূহ'],
    }),
  },
} satisfies Meta<typeof ServiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const card = canvas.getByRole('article', { name: 'Building Electrician' });
    await expect(card).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      '#electrician',
    );
    await withRealKeys(async (press) => {
      const link = canvas.getByRole('link', { name: 'View Details' });
      const followed = fn((event: Event) => event.preventDefault());
      link.addEventListener('click', followed);
      await press('{Tab}');
      await expect(link).toHaveFocus();
      await press('{Enter}');
      await expect(followed).toHaveBeenCalledOnce();
    });
  },
};
export const Compact: Story = {
  args: {
    compact: true,
    facts: [
      { label: 'Country:', value: 'Saudi Arabia' },
      { label: 'Company:', value: 'Najd Contracting', weight: 'minor' },
      { label: 'Salary:', value: '1,800 - 2,300 SAR', weight: 'price' },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'View Details' })).toHaveAccessibleDescription(
      'Building Electrician',
    );
    await expect(canvas.getByText('1,800 - 2,300 SAR')).toBeVisible();
    const place = canvas.getByText('Saudi Arabia', { selector: 'dd' });
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth + 1);
  },
};
export const CompactWithATitleInTwoLines: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    ...Compact.args,
    title: 'Building Electrician for High Voltage and Solar Plants',
  },
  async play({ canvas, step }) {
    await step('the price has the only line that is left', async () => {
      const box = canvas.getByRole('article').getBoundingClientRect();
      const price = canvas.getByText('1,800 - 2,300 SAR').getBoundingClientRect();
      await expect(price.bottom).toBeLessThan(box.bottom);
      const place = canvas.getByText('Saudi Arabia', { selector: 'dd' }).getBoundingClientRect();
      await expect(place.top).toBeGreaterThan(price.bottom - 1);
    });
  },
};
export const CompactWithALongPlace: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    compact: true,
    facts: [
      { label: 'Country:', value: 'United Arab Emirates, Dubai and Sharjah' },
      { label: 'Salary:', value: '1,800 - 2,300 SAR', weight: 'price' },
    ],
  },
  async play({ canvas }) {
    const edgeOf = (element: HTMLElement) => element.getBoundingClientRect().right;
    const price = canvas.getByText('1,800 - 2,300 SAR');
    await expect(edgeOf(price)).toBeLessThan(edgeOf(canvas.getByRole('article')));
  },
};
export const WithFactsOfItsKind: Story = {
  args: {
    title: 'Sundarbans by Boat',
    chips: ['Tour Packages'],
    facts: [
      { label: 'Country:', value: 'Bangladesh' },
      { label: 'Company:', value: 'Pothik Journeys', weight: 'minor' },
      { label: 'Length:', value: '3 days' },
      { label: 'Included:', value: 'Cabin, meals, guide', weight: 'minor' },
      { label: 'Price:', value: 'Tk 12,500', weight: 'price' },
    ],
  },
  async play({ canvas }) {
    const card = canvas.getByRole('article', { name: 'Sundarbans by Boat' });
    const told = [...card.querySelectorAll('dd')].map((value) => value.textContent);
    await expect(told.slice(2)).toEqual(['3 days', 'Cabin, meals, guide', 'Tk 12,500']);
    for (const value of told) await expect(canvas.getByText(value)).toBeVisible();
  },
};
export const WithMarks: Story = {
  args: {
    shownTitle: <Highlight text="Building Electrician" words={['Electrician']} />,
    facts: [
      { label: 'Country:', value: <Highlight text="Saudi Arabia" words={['Saudi']} /> },
      { label: 'Salary:', value: '1,800 - 2,300 SAR' },
    ],
  },
  async play({ canvas }) {
    const card = canvas.getByRole('article', { name: 'Building Electrician' });
    await expect([...card.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Electrician',
      'Saudi',
    ]);
  },
};
export const WithoutPicture: Story = {
  args: { picture: undefined, mark: undefined },
  async play({ canvas }) {
    await expect(canvas.getByText('No Image')).toBeVisible();
  },
};
export const BrokenPicture: Story = {
  args: { picture: { src: 'data:image/png;base64,broken', alt: 'Never seen' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No Image')).toBeVisible();
  },
};
export const LongBangla: Story = { globals: { language: 'bn' } };
export const Loading: Story = { render: () => <ServiceCardSkeleton /> };
