import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Button } from '../button/button.tsx';
import { Section } from './section.tsx';

const meta = {
  component: Section,
  args: {
    title: 'Documents',
    description: 'What the customer has handed in.',
    children: <p>Passport and photo are there.</p>,
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For a part of a page that somebody may look for by its heading.',
      avoid:
        'For a box around anything: use `Stack`, and a border only where things lie side by side.',
      names: 'A `region` named by its heading.',
      dos: [
        {
          show: () => (
            <Section
              title="Documents of this booking"
              level={4}
              actions={<Button emphasis="secondary">Ask for more</Button>}
            >
              <p>Passport and photo are there.</p>
            </Section>
          ),
          why: 'The heading names what one looks for, and its action stands beside it.',
        },
      ],
      donts: [
        {
          show: () => (
            <Section raised title="Details" level={4}>
              <Section raised title="More details" level={4}>
                <p>Romania</p>
              </Section>
            </Section>
          ),
          why: 'A box in a box around one fact: borders and headings that say nothing stand in the way of what does.',
        },
      ],
    }),
    ...inBangla<typeof Section>({
      title: 'কাগজপত্র',
      description: 'গ্রাহক যা জমা দিয়েছেন।',
      children: 'পাসপোর্ট ও ছবি আছে।',
    }),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Documents' })).toHaveTextContent('Passport');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Documents');
  },
};
export const Raised: Story = {
  args: { raised: true, level: 3, actions: <Button emphasis="secondary">Ask for more</Button> },
};
export const Bangla: Story = { args: { raised: true }, globals: { language: 'bn' } };
