import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { BookingCardSkeleton } from '../booking-card/booking-card-skeleton.tsx';
import { CategoryTileSkeleton } from '../category-tile/category-tile-skeleton.tsx';
import { InsightCardSkeleton } from '../insight-card/insight-card-skeleton.tsx';
import { ServiceCardSkeleton } from '../service-card/service-card-skeleton.tsx';
import { Skeleton, Skeletons } from './skeleton.tsx';

const meta = {
  component: Skeletons,
  subcomponents: { Skeleton },
  args: { label: 'Loading services' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'While a list is on its way: with the exact size of what comes.',
      avoid: 'For an action that runs: the button is busy.',
      names: '`Skeletons` is a `status` with its text; the skeletons themselves are hidden.',
      dos: [
        {
          show: () => (
            <Skeletons label="Loading bookings">
              <BookingCardSkeleton />
            </Skeletons>
          ),
          why: 'It has the size of the card that comes, so that nothing moves under a thumb.',
        },
      ],
      donts: [
        {
          show: () => (
            <Skeletons label="Loading">
              <Skeleton shape="line" />
            </Skeletons>
          ),
          why: 'One line in the place of cards: when they come everything jumps, and “Loading” does not say what is awaited.',
        },
      ],
    }),
    ...inBangla<typeof Skeletons>({ label: 'সেবাগুলো আসছে' }),
  },
} satisfies Meta<typeof Skeletons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ServiceCard: Story = {
  args: { children: <ServiceCardSkeleton /> },
  async play({ canvas }) {
    const status = canvas.getByRole('status', { name: 'Loading services' });
    await expect(status.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};
export const CategoryTile: Story = { args: { children: <CategoryTileSkeleton /> } };
export const InsightCard: Story = { args: { children: <InsightCardSkeleton /> } };
export const BookingCard: Story = { args: { children: <BookingCardSkeleton /> } };
export const Line: Story = { args: { children: <Skeleton shape="line" /> } };
