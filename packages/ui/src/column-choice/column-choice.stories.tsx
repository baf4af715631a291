import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
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

const meta = {
  component: ColumnChoice<Booking>,
  args: { columns, hidden: new Set<string>(), onHiddenChange: () => undefined },
  parameters: guide({
    status: 'draft',
    use: 'Over a `DataTable` with more columns than everybody needs.',
    avoid: 'For five columns or fewer.',
    keyboard: [
      ['Enter, Space', 'on the button opens it; on a box shows or hides a column'],
      ['Escape', 'closes it'],
    ],
    names: 'A `button` and a `dialog` named by the label; a `checkbox` for each column.',
  }),
} satisfies Meta<typeof ColumnChoice<Booking>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverATable: Story = {
  render: function Chosen() {
    const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
    return (
      <Stack>
        <ColumnChoice columns={columns} hidden={hidden} onHiddenChange={setHidden} />
        <DataTable
          caption="Bookings"
          columns={columns.filter(({ key }) => !hidden.has(key))}
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
  },
};
