import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  CategoryTileSkeleton,
  InsightCardSkeleton,
  LoadingPlaces,
  ServiceCardSkeleton,
} from './skeleton.tsx';

const meta = {
  component: LoadingPlaces,
  args: { label: 'Loading services' },
} satisfies Meta<typeof LoadingPlaces>;
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
