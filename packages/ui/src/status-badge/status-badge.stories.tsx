import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../.storybook/guide.ts';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  component: StatusBadge,
  args: { tone: 'warning', children: 'Pending' },
  parameters: guide({
    use: 'For how a booking, a document or a chat stands.',
    avoid: 'For properties that do not change: use a chip.',
    names: 'Its text; the sign and the colour say nothing more.',
  }),
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Confirmed: Story = { args: { tone: 'success', children: 'Confirmed' } };
export const Cancelled: Story = { args: { tone: 'danger', children: 'Cancelled' } };
export const Other: Story = { args: { tone: 'neutral', children: 'Documents checked' } };
export const Bangla: Story = { args: { tone: 'success', children: 'নিশ্চিত হয়েছে' } };
