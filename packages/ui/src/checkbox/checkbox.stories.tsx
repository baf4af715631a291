import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Send me news by e-mail' },
  parameters: guide({
    use: 'For one thing that is on or off and takes effect when the form is sent.',
    avoid: 'For one of several: use radio cards or a select.',
    keyboard: [['Space', 'switches it']],
    names: 'A `checkbox` named by its label; hint and error are its description.',
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Send me news by e-mail' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Send me news by e-mail'));
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithError: Story = {
  args: { label: 'I have read the terms', error: 'Please accept the terms to go on' },
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toHaveAccessibleDescription('Please accept the terms to go on');
  },
};
export const Disabled: Story = { args: { disabled: true } };
