import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, Stamp } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Button } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { BookingCard } from './booking-card.tsx';

const meta = {
  component: BookingCard,
  args: {
    title: 'Warehouse worker - Romania',
    icon: <BriefcaseBusiness {...iconStyle} />,
    status: <StatusBadge tone="warning">Pending</StatusBadge>,
    facts: [
      { label: 'Booked on', value: '12 November 2026' },
      { label: 'Category', value: 'Jobs Abroad' },
      { label: 'E-mail', value: 'rahima.khatun@example.com' },
      { label: 'Phone', value: '+8801712345678' },
    ],
    children: (
      <>
        <Button emphasis="secondary">Details</Button>
        <Button emphasis="quiet">Cancel</Button>
      </>
    ),
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For one booking in a list of bookings.',
      avoid: 'For what can be booked: use a service card.',
      names: 'An `article` named by its title.',
      dos: [
        {
          show: () => (
            <BookingCard
              title="Warehouse worker - Romania"
              status={<StatusBadge tone="warning">Pending</StatusBadge>}
              facts={[
                { label: 'Booked on', value: '12 November 2026' },
                { label: 'Fee', value: '৳12,000' },
              ]}
            >
              <Button emphasis="secondary">Details</Button>
            </BookingCard>
          ),
          why: 'What was booked, how it stands, the facts that people ask for, and what can be done next.',
        },
      ],
      donts: [
        {
          show: () => (
            <BookingCard
              title="PTK-2041"
              status={<StatusBadge tone="neutral">WAIT_DOC_2</StatusBadge>}
              facts={[{ label: 'Customer ID', value: '9f3c-11' }]}
            >
              <Button>Details</Button>
              <Button>Cancel</Button>
            </BookingCard>
          ),
          why: 'Nobody knows a booking by its number, words of programs do not say who has to act, and Cancel is no less loud than Details.',
        },
      ],
    }),
    ...inBangla<typeof BookingCard>({
      title: 'সৌদি আরবে ওমরাহ ভিসা, বিমান টিকিট ও মক্কা-মদিনায় পনেরো দিনের হোটেল',
      status: <StatusBadge tone="success">নিশ্চিত</StatusBadge>,
      facts: [
        { label: 'বুকিংয়ের তারিখ', value: '১২ নভেম্বর ২০২৬' },
        { label: 'বিভাগ', value: 'হজ ও উমরাহ' },
        { label: 'ই-মেইল', value: 'rahima.khatun@example.com' },
        { label: 'ফোন', value: '+8801712345678' },
      ],
      children: (
        <>
          <Button emphasis="secondary">বিস্তারিত</Button>
          <Button emphasis="quiet">বাতিল করুন</Button>
        </>
      ),
    }),
  },
} satisfies Meta<typeof BookingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  async play({ canvas }) {
    await expect(
      canvas.getByRole('article', { name: 'Warehouse worker - Romania' }),
    ).toHaveTextContent('Pending');
  },
};
export const LongBangla: Story = {
  args: { icon: <Stamp {...iconStyle} /> },
  globals: { language: 'bn' },
};
export const Cancelled: Story = {
  args: {
    status: <StatusBadge tone="danger">Cancelled</StatusBadge>,
    children: <Button emphasis="secondary">Details</Button>,
  },
};
