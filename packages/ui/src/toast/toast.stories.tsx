import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import type { ToastType } from './toast-store.ts';
import { ToastProvider, useToast } from './toast.tsx';

function Adder({ type, message }: { type: ToastType; message: string }) {
  const toasts = useToast();
  return <Button onClick={() => toasts.add(message, type, 0)}>Add</Button>;
}

const meta = {
  component: Adder,
  args: { type: 'success', message: 'Login successful! Welcome back.' },
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
  parameters: guide({
    use: 'For news in passing that nobody has to answer.',
    avoid:
      'For what must be read or answered: use a modal. For an error of a field: say it at the field.',
    keyboard: [['Tab', 'goes to `Dismiss`']],
    names:
      'In the `region` `Notifications`: success and info are `status`, error and warning `alert`; buttons `Dismiss`, and `Clear all` where there are several.',
  }),
} satisfies Meta<typeof Adder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Login successful! Welcome back.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
export const Failure: Story = {
  args: { type: 'error', message: 'Network error. Please check your internet connection.' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findAllByRole('alert')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.queryAllByRole('alert')).toHaveLength(0));
  },
};
export const Bangla: Story = {
  args: { type: 'info', message: 'আপনার বার্তা পাঠানো হয়েছে।' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

const four: readonly [ToastType, string][] = [
  ['success', 'Login successful! Welcome back.'],
  ['info', 'An admin has joined the chat.'],
  ['warning', 'The photo is dark. A brighter one is checked sooner.'],
  ['error', 'Network error. Please check your internet connection.'],
];
function AddFour() {
  const toasts = useToast();
  return (
    <Button onClick={() => four.forEach(([type, message]) => toasts.add(message, type, 0))}>
      Add
    </Button>
  );
}
export const EveryType: Story = {
  render: () => <AddFour />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findAllByRole('status')).toHaveLength(2);
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};
