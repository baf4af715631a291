import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { arrowOn } from '../../.storybook/arrow-keys.ts';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../message-state/error-state.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';

interface Booking {
  id: string;
  name: string;
  service: string;
  fee: number;
  status: 'Pending' | 'Confirmed';
}

const bookings: Booking[] = [
  { id: '1', name: 'Rahima Khatun', service: 'Umrah package', fee: 145000, status: 'Confirmed' },
  { id: '2', name: 'আব্দুল করিম', service: 'মালয়েশিয়ার কাজের ভিসা', fee: 9500, status: 'Pending' },
];

const columns: DataColumn<Booking>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortable: true, isRowHeader: true },
  { key: 'service', header: 'Service', cell: ({ service }) => service },
  { key: 'fee', header: 'Fee', cell: ({ fee }) => `৳${fee}`, sortable: true, align: 'end' },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusBadge tone={status === 'Confirmed' ? 'success' : 'warning'}>{status}</StatusBadge>
    ),
  },
];

const banglaColumns: DataColumn<Booking>[] = [
  { key: 'name', header: 'আবেদনকারী', cell: ({ name }) => name, sortable: true, isRowHeader: true },
  { key: 'service', header: 'সেবা', cell: ({ service }) => service },
  {
    key: 'fee',
    header: 'ফি',
    cell: ({ fee }) => `৳${fee.toLocaleString('bn-BD')}`,
    sortable: true,
    align: 'end',
  },
  {
    key: 'status',
    header: 'অবস্থা',
    cell: ({ status }) => (
      <StatusBadge tone={status === 'Confirmed' ? 'success' : 'warning'}>
        {status === 'Confirmed' ? 'নিশ্চিত' : 'অপেক্ষমাণ'}
      </StatusBadge>
    ),
  },
];
const banglaBookings: Booking[] = [
  {
    id: '1',
    name: 'রহিমা খাতুন',
    service: 'উমরাহ ভিসা, বিমান টিকিট ও মক্কা-মদিনায় পনেরো দিনের হোটেল',
    fee: 145_000,
    status: 'Confirmed',
  },
  { id: '2', name: 'আব্দুল করিম', service: 'মালয়েশিয়ার কাজের ভিসা', fee: 9500, status: 'Pending' },
];

const meta = {
  component: DataTable<Booking>,
  args: {
    caption: 'Bookings',
    columns,
    rows: bookings,
    rowKey: ({ id }) => id,
    sort: { key: 'name', direction: 'ascending' },
    onSortChange: fn(),
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'In the console, for many things with the same facts.',
      avoid: 'For visitors on phones: use cards.',
      keyboard: [
        ['Tab', 'goes to the table, then to the headers that sort and the boxes that choose'],
        ['Enter, Space', 'on a header sort by it'],
        ['Space', 'on a box chooses its row, or all of them'],
        ['Arrow keys', 'scroll it sideways'],
      ],
      names: 'A `region` and a `table` named by the caption; headers that sort are `button`s.',
      dos: [
        {
          show: () => (
            <DataTable
              caption="Bookings"
              columns={columns.filter(({ key }) => key !== 'service')}
              rows={bookings}
              rowKey={({ id }) => id}
            />
          ),
          why: 'The name of each row comes first, figures stand at the end of their column under each other.',
        },
      ],
      donts: [
        {
          show: () => (
            <DataTable
              caption="Table"
              columns={[
                { key: 'id', header: 'ID', cell: ({ id }: Booking) => `#000${id}` },
                { key: 'fee', header: 'FEE (BDT)', cell: ({ fee }: Booking) => `${fee}.00` },
                { key: 'name', header: 'Cust. nm.', cell: ({ name }: Booking) => name },
              ]}
              rows={bookings}
              rowKey={({ id }) => id}
            />
          ),
          why: 'A caption that says nothing, headers cut short, figures that can’t be compared, and the name last.',
        },
      ],
    }),
    ...inBangla<typeof DataTable<Booking>>({
      caption: 'বুকিং',
      columns: banglaColumns,
      rows: banglaBookings,
    }),
  },
} satisfies Meta<typeof DataTable<Booking>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      key: 'name',
      direction: 'descending',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Fee' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      key: 'fee',
      direction: 'ascending',
    });
  },
};
export const Empty: Story = {
  args: { rows: [], empty: 'No bookings yet' },
  parameters: inBangla<typeof DataTable<Booking>>({ rows: [], empty: 'এখনো কোনো বুকিং নেই' }),
};
export const CouldNotBeLoaded: Story = {
  args: {
    rows: [],
    empty: (
      <ErrorState title="The bookings could not be loaded" text="Check your connection.">
        <Button emphasis="secondary">Try Again</Button>
      </ErrorState>
    ),
  },
  parameters: inBangla<typeof DataTable<Booking>>({
    rows: [],
    empty: (
      <ErrorState title="বুকিংগুলো আনা যায়নি" text="ইন্টারনেট সংযোগ দেখে নিন।">
        <Button emphasis="secondary">আবার চেষ্টা করুন</Button>
      </ErrorState>
    ),
  }),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
  },
};
export const WithSelection: Story = {
  args: {
    rows: [
      ...bookings.slice(0, 1),
      { id: '3', name: 'Karim Mia', service: 'Medical visa', fee: 12000, status: 'Pending' },
      ...bookings.slice(1),
    ],
  },
  render: function Selected(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <DataTable
        {...args}
        selection={{ selected, onChange: setSelected, labelOf: ({ name }) => `Select ${name}` }}
      />
    );
  },
  async play({ canvas, userEvent, args }) {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Rahima Khatun' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select আব্দুল করিম' })).toBeChecked();
    await userEvent.click(all);
    const boxes = canvas.getAllByRole('checkbox').slice(1);
    for (const box of boxes) await expect(box).not.toBeChecked();
    // From the row that was pressed last to this one.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Rahima Khatun' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select আব্দুল করিম' }));
    await userEvent.keyboard('{/Shift}');
    await expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(3);
    await userEvent.click(all);
    await expect(all).not.toBeChecked();
    await withRealKeys(async (press) => {
      const region = canvas.getByRole('region', { name: 'Bookings' });
      region.style.width = '12rem';
      region.focus();
      await press(arrowOn());
      await waitFor(() => expect(region.scrollLeft).not.toBe(0));
      await press('{Tab}');
      await expect(all).toHaveFocus();
      await press(' ');
      await expect(all).toBeChecked();
      await press('{Tab}');
      await press('{Enter}');
      await expect(args.onSortChange).toHaveBeenLastCalledWith({
        key: 'name',
        direction: 'descending',
      });
      await press('{Tab}');
      await press(' ');
      await expect(args.onSortChange).toHaveBeenLastCalledWith({
        key: 'fee',
        direction: 'ascending',
      });
    });
  },
};
export const StickyHead: Story = {
  args: {
    stickyHead: true,
    rows: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      name: `Customer ${String(index + 1)}`,
      service: 'Visa',
      fee: 9_500,
      status: 'Pending' as const,
    })),
  },
  parameters: inBangla<typeof DataTable<Booking>>({
    rows: Array.from({ length: 30 }, (_, page) =>
      banglaBookings.map((booking) => ({ ...booking, id: `${booking.id}-${String(page)}` })),
    ).flat(),
  }),
  async play({ canvas }) {
    const region = canvas.getByRole('region', { name: 'Bookings' });
    region.scrollTop = region.scrollHeight;
    const head = canvas.getByRole('columnheader', { name: 'Service' }).getBoundingClientRect();
    await expect(head.top).toBeCloseTo(region.getBoundingClientRect().top + 1, 0);
  },
};
/** On a phone, words that are read out alone in the last column do not widen the page. */
export const WordsReadOutAlone: Story = {
  args: {
    columns: columns.map((column) =>
      column.key === 'status'
        ? {
            ...column,
            cell: ({ status }) => (
              <span style={{ display: 'inline-block', paddingInlineStart: '120rem' }}>
                {status} <VisuallyHidden>since Sunday</VisuallyHidden>
              </span>
            ),
          }
        : column,
    ),
  },
  tags: ['!autodocs', 'no-picture'],
  async play({ canvas }) {
    const region = canvas.getByRole('region', { name: 'Bookings' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const root = document.documentElement;
    await expect(root.scrollWidth).toBe(root.clientWidth);
  },
};

export const Busy: Story = { args: { busy: true } };
export const LongBangla: Story = { globals: { language: 'bn' } };
