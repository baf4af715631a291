import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Chip } from './chip.tsx';

const meta = { component: Badge, args: { children: 'Featured' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const River: Story = { args: { children: 'visa' } };
export const Sun: Story = { args: { tone: 'sun' } };
export const Chips: Story = {
  render: () => (
    <div className="pothik-chips">
      <Chip>Jobs Abroad</Chip>
      <Chip>সৌদি আরব</Chip>
    </div>
  ),
};
