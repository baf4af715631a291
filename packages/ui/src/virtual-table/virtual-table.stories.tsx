import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import type { DataColumn } from '../data-table/data-column.ts';
import { VirtualTable } from './virtual-table.tsx';

interface Entry {
  id: string;
  name: string;
}

const rows: Entry[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index + 1),
  name: `Service ${String(index + 1)}`,
}));

const columns: DataColumn<Entry>[] = [
  { key: 'id', header: 'Number', cell: ({ id }) => id, align: 'end' },
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
];

const meta = {
  component: VirtualTable<Entry>,
  args: {
    caption: 'Services',
    rows,
    rowKey: ({ id }) => id,
    columns,
  },
  parameters: guide({
    status: 'draft',
    use: 'For thousands of rows that come at once.',
    avoid: 'For what comes in pages: use `DataTable` with `Pagination`.',
    keyboard: [
      ['Tab', 'goes to the table'],
      ['Arrow keys, Page Up, Page Down, Home, End', 'scroll it'],
    ],
    names: 'A `region` and a `table` named by the caption, which tells how many rows there are.',
    dos: [
      {
        show: () => (
          <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', height: 240 }}>
            <VirtualTable
              caption="All services"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </div>
        ),
        why: 'Ten thousand rows have come at once, and one scrolls through them with their headers in sight.',
      },
    ],
    donts: [
      {
        show: () => (
          <VirtualTable
            caption="Three services"
            columns={columns}
            rows={rows.slice(0, 3)}
            rowKey={({ id }) => id}
          />
        ),
        why: 'A few rows need none of this: the browser’s own search finds all of a data table, and of this one what is drawn.',
      },
    ],
  }),
} satisfies Meta<typeof VirtualTable<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousandRows: Story = {
  async play({ canvas }) {
    const table = canvas.getByRole('table', { name: 'Services' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await canvas.findByRole('rowheader', { name: 'Service 1' });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    const region = canvas.getByRole('region', { name: 'Services' });
    await waitFor(async () => {
      region.scrollTop = region.scrollHeight;
      await expect(canvas.getByRole('rowheader', { name: 'Service 10000' })).toBeVisible();
    });
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  },
};
export const Few: Story = { args: { rows: rows.slice(0, 3) } };
