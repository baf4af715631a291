import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { ScrollRow } from './scroll-row.tsx';

const names = [
  'Jobs Abroad',
  'Visa Services',
  'Air Tickets',
  'Hotels',
  'Hajj & Umrah',
  'Student Admission',
];
const links = names.map((name) => (
  <a key={name} href={`#${name}`} style={{ flex: 'none', padding: '12px' }}>
    {name}
  </a>
));

const meta = {
  component: ScrollRow,
  args: {
    labels: { left: 'Scroll categories left', right: 'Scroll categories right' },
    children: links,
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: guide({
    status: 'stable',
    use: 'For a line of links that may be wider than its place, such as categories.',
    avoid: 'For what has to be seen at once.',
    keyboard: [['Tab', 'goes through the links and scrolls to them']],
    names: 'Buttons named by `labels`; an arrow is there only where there is more.',
    dos: [
      {
        show: () => (
          <div style={{ maxWidth: 320 }}>
            <ScrollRow labels={{ left: 'Earlier categories', right: 'More categories' }}>
              {links}
            </ScrollRow>
          </div>
        ),
        why: 'Links of one kind, the most looked for first: the word that is cut off shows that there are more.',
      },
    ],
    donts: [
      {
        show: () => (
          <div style={{ maxWidth: 320 }}>
            <ScrollRow labels={{ left: 'Earlier actions', right: 'More actions' }}>
              <Button>Confirm</Button>
              <Button emphasis="secondary">Ask for documents</Button>
              <Button emphasis="danger">Cancel booking</Button>
            </ScrollRow>
          </div>
        ),
        why: 'An action beyond the edge is never found: buttons go on in the next line.',
      },
    ],
  }),
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ScrollsByArrow: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scroll categories right' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Scroll categories left' })).toBeVisible(),
    );
  },
};
