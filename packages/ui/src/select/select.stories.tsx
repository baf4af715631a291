import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { Select } from './select.tsx';

const options = [
  { value: '', label: 'All Categories' },
  { value: 'visa', label: 'Visa Services' },
  { value: 'hajj', label: 'হজ ও উমরাহ' },
];
const meta = {
  component: Select,
  args: { label: 'Category', options },
  parameters: guide({
    status: 'stable',
    use: 'For one of more than five.',
    avoid: 'For two to five that should be seen: use radio cards.',
    keyboard: [['Arrow keys, letters', 'choose as the platform does']],
    names: 'A `combobox` named by its label.',
    dos: [
      {
        show: () => <Select label="Category" options={options} />,
        why: 'A long list that people know, with a first entry that is a full answer.',
      },
      {
        show: () => (
          <RadioCards
            label="Preferred contact"
            options={[
              { value: 'whatsapp', label: 'WhatsApp' },
              { value: 'imo', label: 'IMO' },
            ]}
          />
        ),
        why: 'Two to five choices are seen at once, and taken with one press.',
      },
    ],
    donts: [
      {
        show: () => (
          <Select
            label="Preferred contact"
            options={[
              { value: '', label: '-- Please select --' },
              { value: 'whatsapp', label: 'WhatsApp' },
              { value: 'imo', label: 'IMO' },
            ]}
          />
        ),
        why: 'Two choices hide behind a press, and the first entry is none.',
      },
    ],
  }),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent }) {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(select, 'visa');
    await expect(select).toHaveValue('visa');
  },
};
export const LabelHidden: Story = { args: { labelHidden: true } };
