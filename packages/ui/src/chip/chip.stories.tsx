import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../.storybook/guide.ts';
import { Badge, Chip } from './chip.tsx';

const meta = {
  component: Badge,
  args: { children: 'Featured' },
  parameters: guide({
    use: '`Chip` for a short property, `Badge` for a mark.',
    avoid: 'For how a thing stands: use a status badge. For something to press: a button.',
    names: 'Their text.',
  }),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { children: 'visa' } };
export const Accent: Story = { args: { tone: 'accent' } };
export const Chips: Story = {
  render: () => (
    <div className="pothik-chips">
      <Chip>Jobs Abroad</Chip>
      <Chip>সৌদি আরব</Chip>
    </div>
  ),
};
