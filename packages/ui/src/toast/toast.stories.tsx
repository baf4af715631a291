import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { ToastPicture } from '../../.storybook/floating.tsx';
import { Button } from '../button/button.tsx';
import { HeaderBar } from '../header-bar/header-bar.tsx';
import { Modal } from '../modal/modal.tsx';
import type { ToastType } from './toast-store.ts';
import { ToastProvider, useToast } from './toast.tsx';

interface AdderProps {
  toasts: readonly (readonly [ToastType, string])[];
}

function Adder({ toasts }: AdderProps) {
  const store = useToast();
  const add = () => toasts.forEach(([type, message]) => store.add(message, type, 0));
  return <Button onClick={add}>Add</Button>;
}

function AdderInDialog({ toasts }: AdderProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal title="Profile" open={open} onClose={() => setOpen(false)} closeLabel="Close">
        <Adder toasts={toasts} />
      </Modal>
    </>
  );
}

interface ToastingProps extends AdderProps {
  placement?: 'top' | 'bottom';
}

function Toasting({ toasts, placement }: ToastingProps) {
  return (
    <ToastProvider {...(placement === undefined ? {} : { placement })}>
      <Adder toasts={toasts} />
    </ToastProvider>
  );
}

const meta = {
  component: Toasting,
  subcomponents: { ToastProvider },
  args: { toasts: [['success', 'Login successful! Welcome back.']] },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For news in passing that nobody has to answer.',
      avoid:
        'For what must be read or answered: use a modal. For an error of a field: say it at the field.',
      keyboard: [['Tab', 'goes to `Dismiss`']],
      names:
        'In the `region` `Notifications`: success and info are `status`, error and warning `alert`; buttons `Dismiss`, and `Clear all` where there are several.',
      dos: [
        {
          show: () => <ToastPicture type="success" message="Profile saved." />,
          why: 'One short sentence about what has just happened.',
        },
        {
          show: () => (
            <ToastPicture
              type="error"
              message="Your photo could not be sent. Please check your connection and try again."
            />
          ),
          why: 'What failed, and what to do now.',
        },
      ],
      donts: [
        {
          show: () => <ToastPicture type="error" message="Please enter your phone number." />,
          why: 'What is wrong with a field stands under the field, where it stays.',
        },
        {
          show: () => (
            <ToastPicture
              type="info"
              message="Bring your passport, two photos and the fee on 12 May."
            />
          ),
          why: 'Nobody can keep in mind what goes away: it belongs on the page of the booking.',
        },
      ],
    }),
    ...inBangla<typeof Toasting>({ toasts: [['info', 'আপনার বার্তা পাঠানো হয়েছে।']] }),
  },
} satisfies Meta<typeof Toasting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Login successful! Welcome back.',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
export const Failure: Story = {
  args: { toasts: [['error', 'Network error. Please check your internet connection.']] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findAllByRole('alert')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.queryAllByRole('alert')).toHaveLength(0));
  },
};
export const LongMessage: Story = {
  args: {
    toasts: [['info', `Admin: ${'https://example.com/'.repeat(6)}${' a long message'.repeat(60)}`]],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const toast = await canvas.findByRole('status');
    const { right, height } = toast.getBoundingClientRect();
    await expect(right).toBeLessThan(window.innerWidth + 1);
    await expect(height).toBeLessThan(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  },
};
export const OverTheHeaderAlone: Story = {
  args: {
    toasts: [
      ['error', 'Network error. Please check your internet connection.'],
      ['info', `Admin: ${'a long message '.repeat(60)}`],
      ['success', 'Profile saved.'],
    ],
  },
  decorators: [
    (Page) => (
      <>
        <HeaderBar logo="Pothik" actions={<Button>Login / Signup</Button>} />
        <Page />
      </>
    ),
  ],
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const news = canvas.getByRole('region', { name: 'Notifications' });
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect();
    await expect(news.getBoundingClientRect().bottom).toBeLessThan(bottom + 1);
    const isSeen = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(seen);
    };
    await expect(isSeen(canvas.getByText('Profile saved.'))).toBe(true);
    // From the newest the keyboard goes on to those that have no room.
    for (const dismiss of canvas.getAllByRole('button', { name: 'Dismiss' })) {
      dismiss.focus();
      await waitFor(() => expect(isSeen(dismiss)).toBe(true));
    }
  },
};
export const InADialog: Story = {
  args: { toasts: [['success', 'Profile saved.']] },
  render: ({ toasts }) => (
    <ToastProvider>
      <Adder toasts={[['info', 'Came before.']]} />
      <AdderInDialog toasts={toasts} />
    </ToastProvider>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Profile' }));
    // What came before stays behind it.
    await expect(dialog.queryByText('Came before.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const [newest] = await dialog.findAllByRole('status');
    await expect(newest).toHaveTextContent('Profile saved.');
    for (const dismiss of dialog.getAllByRole('button', { name: 'Dismiss' })) {
      await userEvent.click(dismiss);
    }
    await expect(dialog.queryByRole('status')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    // It leaves the dialog once the browser tells that this is closed.
    await waitFor(() => expect(canvas.getByText('Profile saved.')).toBeVisible());
  },
};

export const AtTheBottom: Story = {
  args: { placement: 'bottom' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const EveryType: Story = {
  args: {
    toasts: [
      ['success', 'Login successful! Welcome back.'],
      ['info', 'An admin has joined the chat.'],
      ['warning', 'The photo is dark. A brighter one is checked sooner.'],
      ['error', 'Network error. Please check your internet connection.'],
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findAllByRole('status')).toHaveLength(2);
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};
