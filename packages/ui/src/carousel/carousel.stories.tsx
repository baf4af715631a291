import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { arrowOn } from '../../.storybook/arrow-keys.ts';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
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
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For a few pictures or messages of one place.',
      avoid: 'For what everybody has to see: most people see the first slide.',
      keyboard: [
        ['Tab', 'goes to its buttons; it stops moving while the focus is inside'],
        ['Enter, Space', 'press them'],
      ],
      names:
        'A `region` named by its label, with `Previous slide`, `Next slide`, `Go to slide N`, `Pause slideshow` and `Play slideshow`; only the slide that is shown is exposed.',
      dos: [
        {
          show: () => (
            <Carousel
              label="Why people book here"
              slides={['Certified Support', 'Fast Processing', 'Global Network'].map(slide)}
            />
          ),
          why: 'A few messages of one kind: who sees the first one only misses nothing.',
        },
      ],
      donts: [
        {
          show: () => (
            <Carousel
              label="News"
              slides={['Welcome to Pothik', 'Our offices are closed from 20 to 25 May'].map(slide)}
            />
          ),
          why: 'Most people never see the second slide: what everybody has to know is an alert.',
        },
      ],
    }),
    ...inBangla<typeof Carousel>({
      label: 'যা জানা দরকার',
      slides: ['প্রত্যয়িত সহায়তা', 'দ্রুত প্রক্রিয়াকরণ'].map(slide),
    }),
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
    await userEvent.keyboard(arrowOn());
    await waitFor(() => expect(canvas.getByText('Fast Processing')).toBeVisible());
    await withRealKeys(async (press) => {
      canvas.getByRole('button', { name: 'Next slide' }).focus();
      await press('{Enter}');
      await waitFor(() => expect(canvas.getByText('Global Network')).toBeVisible());
      await press(' ');
      await waitFor(() => expect(canvas.getByText('Certified Support')).toBeVisible());
      canvas.getByRole('button', { name: 'Previous slide' }).focus();
      await press('{Tab}');
      await expect(canvas.getByRole('region', { name: 'Highlights' })).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
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
export const Bangla: Story = { globals: { language: 'bn' } };
