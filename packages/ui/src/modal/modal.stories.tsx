import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { DialogPicture } from '../../.storybook/floating.tsx';
import { Button } from '../button/button.tsx';
import { DefinitionList } from '../definition-list/definition-list.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const meta = {
  component: Modal,
  args: {
    title: 'Booking details',
    open: true,
    onClose: fn(),
    children: (
      <DefinitionList
        items={[
          { label: 'Service', value: 'Visa' },
          { label: 'Destination', value: 'Malaysia' },
        ]}
      />
    ),
  },
  parameters: {
    ...guide({
      status: 'stable',
      frameHeight: 480,
      use: 'For something that has to be seen or done before going on, and fits one sheet.',
      avoid: 'For a question with two answers: use a confirmation dialog. For news: a toast.',
      keyboard: [
        ['Escape', 'closes it'],
        ['Tab', 'stays inside'],
      ],
      names:
        'A `dialog` named by its title; button `Close`. The focus goes back to what opened it, or to `finalFocus` where that is gone.',
      dos: [
        {
          show: () => (
            <DialogPicture
              title="Booking details"
              closable
              actions={<Button emphasis="secondary">Print</Button>}
            >
              <DefinitionList items={[{ label: 'Destination', value: 'Malaysia' }]} />
            </DialogPicture>
          ),
          why: 'The title says what it is, the content fits one sheet, and closing it loses nothing.',
        },
      ],
      donts: [
        {
          show: () => (
            <DialogPicture title="Success!" closable actions={<Button>OK</Button>}>
              <p>Your profile was saved.</p>
            </DialogPicture>
          ),
          why: 'News that nobody has to answer does not stop anybody: it is a toast.',
        },
        {
          show: () => (
            <DialogPicture title="Step 1 of 4" closable actions={<Button>Next</Button>}>
              <p>Personal data, documents, payment, confirmation</p>
            </DialogPicture>
          ),
          why: 'A long form is a page: one has to be able to go back, to reload and to ask somebody.',
        },
      ],
    }),
    ...inBangla<typeof Modal>({
      title: 'বুকিংয়ের বিবরণ',
      children: (
        <DefinitionList
          items={[
            { label: 'সেবা', value: 'ভিসা' },
            { label: 'গন্তব্য', value: 'মালয়েশিয়া' },
          ]}
        />
      ),
    }),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(props: ModalProps & { openerGoes?: boolean }) {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        My Bookings
      </h1>
      {open && props.openerGoes ? null : <Button onClick={() => setOpen(true)}>Details</Button>}
      <Modal
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        {...(props.openerGoes ? { finalFocus: heading } : {})}
      />
    </>
  );
}

export const Open: Story = {
  async play({ canvas, userEvent, args }) {
    const dialog = canvas.getByRole('dialog', { name: 'Booking details' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const GivesTheFocusBack: Story = {
  render: (args) => <Opened {...args} />,
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Details' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Booking details' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await withRealKeys(async (press) => {
      await press('{Enter}');
      await canvas.findByRole('dialog');
      for (let count = 0; count < 4; count += 1) {
        await press('{Tab}');
        await expect(opener).not.toHaveFocus();
      }
      await press('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};
export const FocusIsNotLostWithItsOpener: Story = {
  render: (args) => <Opened {...args} openerGoes />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const ClosesByAPressBesideIt: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('dialog', { name: 'Booking details' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const LongBangla: Story = {
  globals: { language: 'bn' },
  parameters: inBangla<typeof Modal>({
    title: 'আপনার আবেদনের সম্পূর্ণ বিবরণ ও জমা দেওয়া কাগজপত্র',
    children: 'আমরা আপনার কাগজপত্র পেয়েছি এবং যাচাই করছি। '.repeat(30),
    actions: <Button>ঠিক আছে</Button>,
  }),
};
