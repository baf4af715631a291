import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  component: StatusBadge,
  args: { tone: 'warning', children: 'Pending' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For how a booking, a document or a chat stands.',
      avoid: 'For properties that do not change: use a chip.',
      names: 'Its text; the sign and the colour say nothing more.',
      dos: [
        {
          show: () => (
            <div className="examples__row">
              <StatusBadge tone="warning">Pending</StatusBadge>
              <StatusBadge tone="success">Confirmed</StatusBadge>
              <StatusBadge tone="danger">Cancelled</StatusBadge>
            </div>
          ),
          why: 'One or two words that say how the thing stands, in the tone that it has everywhere.',
        },
      ],
      donts: [
        {
          show: () => <StatusBadge tone="success">Malaysia</StatusBadge>,
          why: 'A country does not change and is no success: it is a chip.',
        },
        {
          show: () => <StatusBadge tone="danger">We are still checking your documents</StatusBadge>,
          why: 'Waiting is no failure, and a sentence belongs in the text beside the badge.',
        },
      ],
    }),
    ...inBangla<typeof StatusBadge>({ children: 'অপেক্ষমাণ' }),
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Confirmed: Story = {
  args: { tone: 'success', children: 'Confirmed' },
  parameters: inBangla<typeof StatusBadge>({ children: 'নিশ্চিত' }),
};
export const Cancelled: Story = {
  args: { tone: 'danger', children: 'Cancelled' },
  parameters: inBangla<typeof StatusBadge>({ children: 'বাতিল' }),
};
export const Other: Story = {
  args: { tone: 'neutral', children: 'Documents checked' },
  parameters: inBangla<typeof StatusBadge>({ children: 'কাগজপত্র দেখা হয়েছে' }),
};
export const Bangla: Story = {
  args: { tone: 'success' },
  globals: { language: 'bn' },
  parameters: inBangla<typeof StatusBadge>({ children: 'নিশ্চিত হয়েছে' }),
};
