import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Highlight } from './highlight.tsx';

const meta = {
  component: Highlight,
  args: { text: 'Building Electrician, Saudi Arabia', words: ['electrician', 'Saudi'] },
  decorators: [(Story) => <p>{Story()}</p>],
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For the words that were looked for, in what was found.',
      avoid: 'For what matters in a text: use `strong`, which is heard.',
      names: 'Text with `mark`s; a heading around it is named by the whole text.',
      dos: [
        {
          show: () => <Highlight text="Building Electrician" words={['Electrician']} />,
          why: 'It shows at a glance why this was found.',
        },
      ],
      donts: [
        {
          show: () => <Highlight text="Visa for a visit" words={['Visa', 'for', 'a', 'visit']} />,
          why: 'Where everything is marked nothing stands out.',
        },
      ],
    }),
    ...inBangla<typeof Highlight>({
      text: 'সৌদি আরবে বৈদ্যুতিক মিস্ত্রির কাজ',
      words: ['সৌদি', 'মিস্ত্রির'],
    }),
  },
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

const marked = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map((mark) => mark.textContent);

export const Default: Story = {
  async play({ canvasElement }) {
    await expect(marked(canvasElement)).toEqual(['Electrician', 'Saudi']);
    await expect(canvasElement).toHaveTextContent('Building Electrician, Saudi Arabia');
  },
};
export const NothingToMark: Story = {
  args: { words: [] },
  async play({ canvasElement }) {
    await expect(marked(canvasElement)).toEqual([]);
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvasElement }) {
    await expect(marked(canvasElement)).toEqual(['সৌদি', 'মিস্ত্রির']);
  },
};
