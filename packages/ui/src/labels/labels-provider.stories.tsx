import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { Stack } from '../layout/stack.tsx';
import { Modal } from '../modal/modal.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Picture } from '../picture/picture.tsx';
import { banglaLabels } from './bn.ts';
import { LabelsProvider } from './labels-provider.tsx';

const meta = {
  component: LabelsProvider,
  args: { labels: banglaLabels, children: null },
  parameters: guide({
    status: 'stable',
    use: 'Once around an app, or a part of it, that speaks another language than English: `banglaLabels`, or words of your own.',
    avoid: 'For the words of one component in one place: hand it its `labels`.',
    names: 'Everything that components name by themselves is named in that language.',
    dos: [
      {
        show: () => (
          <LabelsProvider labels={banglaLabels}>
            <Pagination page={2} hasNext lastPage={3} onPageChange={fn()} />
          </LabelsProvider>
        ),
        why: 'The words and the digits are those of the page around it.',
      },
    ],
    donts: [
      {
        show: () => (
          <LabelsProvider labels={{ Pagination: { next: 'পরের পাতা' } }}>
            <Pagination page={2} hasNext lastPage={3} onPageChange={fn()} />
          </LabelsProvider>
        ),
        why: 'Half of it stays English: who reads Bangla alone finds the way on, and not the way back.',
      },
    ],
  }),
} satisfies Meta<typeof LabelsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Details() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>বুকিং দেখুন</Button>
      <Modal title="আপনার বুকিং" open={open} onClose={() => setOpen(false)}>
        <p>আমরা কাগজপত্র দেখছি।</p>
      </Modal>
    </>
  );
}

const slides = ['সৌদি আরব', 'মালয়েশিয়া'].map((country) => ({
  key: country,
  content: <p>{country}</p>,
}));

export const InBangla: Story = {
  args: {
    children: (
      <Stack>
        <Carousel label="দেশ" slides={slides} />
        <Picture picture={undefined} sizes="10rem" />
        <PasswordField label="পাসওয়ার্ড" />
        <DatePicker label="জন্মতারিখ" defaultValue="1990-11-23" />
        <Details />
        <Pagination page={2} hasNext lastPage={12} onPageChange={fn()} />
      </Stack>
    ),
  },
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'পরের স্লাইড' }));
    await expect(canvas.getByRole('button', { name: '২ নম্বর স্লাইডে যান' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByText('ছবি নেই')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'পাসওয়ার্ড দেখান' }));
    await expect(canvas.getByRole('button', { name: 'পাসওয়ার্ড লুকান' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'জন্মতারিখ' })).toHaveValue('২৩/১১/১৯৯০');
    await expect(canvas.getByRole('button', { name: 'পাতা ২' })).toHaveTextContent('২');
    await userEvent.click(canvas.getByRole('button', { name: 'বুকিং দেখুন' }));
    await userEvent.click(canvas.getByRole('button', { name: 'বন্ধ করুন' }));
    await expect(canvas.getByRole('button', { name: 'বুকিং দেখুন' })).toHaveFocus();
  },
};

export const AsOneOfThemIsTold: Story = {
  args: {
    children: (
      <Carousel label="ছবি" slides={slides} labels={{ previous: 'আগের ছবি', next: 'পরের ছবি' }} />
    ),
  },
  globals: { language: 'bn' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'পরের ছবি' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '১ নম্বর স্লাইডে যান' })).toBeVisible();
  },
};
