import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Badge, Chip } from './chip.tsx';

const meta = {
  component: Badge,
  subcomponents: { Chip },
  args: { children: 'Featured' },
  parameters: {
    ...guide({
      status: 'stable',
      use: '`Chip` for a short property, `Badge` for a mark.',
      avoid: 'For how a thing stands: use a status badge. For something to press: a button.',
      names: 'Their text.',
      dos: [
        {
          show: () => (
            <div className="examples__row">
              <Badge tone="accent">Featured</Badge>
              <Chip>Jobs Abroad</Chip>
              <Chip>Saudi Arabia</Chip>
            </div>
          ),
          why: 'One mark at most, and a few short properties that help to choose.',
        },
      ],
      donts: [
        {
          show: () => (
            <div className="examples__row">
              <Badge tone="accent">Featured</Badge>
              <Badge tone="accent">New</Badge>
              <Badge tone="accent">Popular</Badge>
            </div>
          ),
          why: 'Where everything is marked, nothing is: marigold stands once in a view.',
        },
        {
          show: () => (
            <div className="examples__row">
              <Chip>Pending</Chip>
              <StatusBadge tone="success">Confirmed</StatusBadge>
            </div>
          ),
          why: 'How a thing stands is a status badge in each of its states, not a chip in some.',
        },
      ],
    }),
    ...inBangla<typeof Badge>({ children: 'বিশেষ' }),
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { children: 'visa' },
  parameters: inBangla<typeof Badge>({ children: 'ভিসা' }),
};
export const Accent: Story = { args: { tone: 'accent' } };
export const Chips: Story = {
  render: (_args, { globals }) => (
    <div className="pothik-chips">
      <Chip>{globals.language === 'bn' ? 'বিদেশে কাজ' : 'Jobs Abroad'}</Chip>
      <Chip>সৌদি আরব</Chip>
    </div>
  ),
};
export const ChipsInBangla: Story = { ...Chips, globals: { language: 'bn' } };
