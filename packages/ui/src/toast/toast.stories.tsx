import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { ToastType } from './toast-store.ts';
import { ToastProvider, useToast } from './toast.tsx';

function Adder({ type, message }: { type: ToastType; message: string }) {
  const toasts = useToast();
  return (
    <>
      <Button onClick={() => toasts.add(message, type, 0)}>Add</Button>
      <Button emphasis="secondary" onClick={toasts.clear}>
        Clear all
      </Button>
    </>
  );
}

const meta = {
  component: Adder,
  args: { type: 'success', message: 'Login successful! Welcome back.' },
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
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
export const Bangla: Story = { args: { type: 'info', message: 'আপনার বার্তা পাঠানো হয়েছে।' } };
