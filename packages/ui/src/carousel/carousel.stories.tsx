import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Carousel } from './carousel.tsx';

const slide = (text: string) => ({
  key: text,
  content: <p style={{ padding: '4rem 1rem', textAlign: 'center' }}>{text}</p>,
});
const meta = {
  component: Carousel,
  args: {
    label: 'Highlights',
    slides: ['Certified Support', 'Fast Processing', 'Global Network'].map(slide),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TurnedByHand: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(canvas.getByText('Global Network')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(canvas.getByText('Certified Support')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Fast Processing')).toBeVisible());
  },
};
export const TurnsByItself: Story = {
  args: { interval: 60 },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText('Fast Processing')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 1' }));
    await expect(canvas.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  },
};
export const Bangla: Story = { args: { slides: ['প্রত্যয়িত সহায়তা', 'দ্রুত প্রক্রিয়াকরণ'].map(slide) } };
