import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
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
  parameters: guide({
    status: 'stable',
    use: 'In the console, for many things with the same facts.',
    avoid: 'For visitors on phones: use cards.',
    keyboard: [
      ['Tab', 'goes to the table, then to the headers that sort'],
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
export const Empty: Story = { args: { rows: [], empty: 'No bookings yet' } };
export const WithSelection: Story = {
  render: function Selected(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <DataTable
        {...args}
        selection={{ selected, onChange: setSelected, labelOf: ({ name }) => `Select ${name}` }}
      />
    );
  },
  async play({ canvas, userEvent }) {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Rahima Khatun' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select আব্দুল করিম' })).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select Rahima Khatun' })).not.toBeChecked();
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
  async play({ canvas }) {
    const region = canvas.getByRole('region', { name: 'Bookings' });
    region.scrollTop = region.scrollHeight;
    const head = canvas.getByRole('columnheader', { name: 'Service' }).getBoundingClientRect();
    await expect(head.top).toBeCloseTo(region.getBoundingClientRect().top + 1, 0);
  },
};
export const Busy: Story = { args: { busy: true } };
