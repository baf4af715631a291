import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
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
    use: 'For one of more than five.',
    avoid: 'For two to five that should be seen: use radio cards.',
    keyboard: [['Arrow keys, letters', 'choose as the platform does']],
    names: 'A `combobox` named by its label.',
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
