import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { DataTable } from '../data-table/data-table.tsx';
import type { DataColumn } from '../data-table/data-column.ts';
import { Stack } from '../layout/stack.tsx';
import { ColumnChoice } from './column-choice.tsx';

interface Booking {
  name: string;
  phone: string;
  fee: number;
}

const columns: DataColumn<Booking>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => phone },
  { key: 'fee', header: 'Fee', cell: ({ fee }) => fee, align: 'end' },
];

const banglaColumns: DataColumn<Booking>[] = [
  { key: 'name', header: 'নাম', cell: ({ name }) => name, isRowHeader: true },
  { key: 'phone', header: 'যোগাযোগের ফোন নম্বর', cell: ({ phone }) => phone },
  { key: 'fee', header: 'ফি', cell: ({ fee }) => fee.toLocaleString('bn-BD'), align: 'end' },
];

const rows: Booking[] = [{ name: 'Rahima Khatun', phone: '01712-345678', fee: 12_000 }];
const manyColumns: DataColumn<Booking>[] = [
  ...columns,
  { key: 'country', header: 'Country', cell: () => 'Romania' },
  { key: 'status', header: 'Status', cell: () => 'Pending' },
  { key: 'booked', header: 'Booked on', cell: () => '12 November 2026' },
  { key: 'agent', header: 'Checked by', cell: () => 'Nasrin Akter' },
  { key: 'office', header: 'Office', cell: () => 'Sylhet' },
];
const rarelyNeeded: ReadonlySet<string> = new Set(['country', 'booked', 'agent', 'office']);

const meta = {
  component: ColumnChoice<Booking>,
  args: { columns, hidden: new Set<string>(), onHiddenChange: () => undefined },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'Over a `DataTable` with more columns than everybody needs.',
      avoid: 'For five columns or fewer.',
      keyboard: [
        ['Enter, Space', 'on the button opens it; on a box shows or hides a column'],
        ['Escape', 'closes it'],
      ],
      names: 'A `button` and a `dialog` named by the label; a `checkbox` for each column.',
      dos: [
        {
          show: () => (
            <Stack>
              <div>
                <ColumnChoice
                  columns={manyColumns}
                  hidden={rarelyNeeded}
                  onHiddenChange={() => undefined}
                />
              </div>
              <DataTable
                caption="Bookings with some columns hidden"
                columns={manyColumns.filter(({ key }) => !rarelyNeeded.has(key))}
                rows={rows}
                rowKey={({ name }) => name}
              />
            </Stack>
          ),
          why: 'Not all colleagues need the same of these eight columns: what most of them need is shown from the beginning.',
        },
      ],
      donts: [
        {
          show: () => (
            <Stack>
              <div>
                <ColumnChoice
                  columns={columns}
                  hidden={new Set()}
                  onHiddenChange={() => undefined}
                />
              </div>
              <DataTable
                caption="Bookings of three columns"
                columns={columns}
                rows={rows}
                rowKey={({ name }) => name}
              />
            </Stack>
          ),
          why: 'Three columns have room on every screen: a choice among them is one more thing to understand.',
        },
      ],
    }),
    ...inBangla<typeof ColumnChoice<Booking>>({ columns: banglaColumns }),
  },
} satisfies Meta<typeof ColumnChoice<Booking>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverATable: Story = {
  render: function Chosen(args, { globals }) {
    const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
    const all = globals.language === 'bn' ? banglaColumns : columns;
    return (
      <Stack>
        <ColumnChoice columns={args.columns} hidden={hidden} onHiddenChange={setHidden} />
        <DataTable
          caption={globals.language === 'bn' ? 'বুকিং' : 'Bookings'}
          columns={all.filter(({ key }) => !hidden.has(key))}
          rows={[{ name: 'Rahima Khatun', phone: '01711000000', fee: 145_000 }]}
          rowKey={({ name }) => name}
        />
      </Stack>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phone' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phone' }));
    await expect(canvas.getByRole('columnheader', { name: 'Phone' })).toBeInTheDocument();
    await withRealKeys(async (press) => {
      const button = canvas.getByRole('button', { name: 'Columns' });
      await press(' ');
      await expect(canvas.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
      await press('{Escape}');
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await expect(button).toHaveFocus();
      await press('{Enter}');
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    });
  },
};
export const LongBangla: Story = {
  ...OverATable,
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'কলাম' }));
    await expect(await canvas.findByRole('checkbox', { name: 'যোগাযোগের ফোন নম্বর' })).toBeVisible();
  },
};
