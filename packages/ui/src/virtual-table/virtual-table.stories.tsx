import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
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

const banglaRows: Entry[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: (index + 1).toLocaleString('bn-BD'),
  name: `কর্মসংস্থান ও ভিসাপ্রক্রিয়াকরণ সেবা ${(index + 1).toLocaleString('bn-BD')}`,
}));
const banglaColumns: DataColumn<Entry>[] = [
  { key: 'id', header: 'নম্বর', cell: ({ id }) => id, align: 'end' },
  { key: 'name', header: 'নাম', cell: ({ name }) => name, isRowHeader: true },
];

const meta = {
  component: VirtualTable<Entry>,
  args: {
    caption: 'Services',
    rows,
    rowKey: ({ id }) => id,
    columns,
  },
  parameters: {
    ...guide({
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
    ...inBangla<typeof VirtualTable<Entry>>({
      caption: 'সেবা',
      columns: banglaColumns,
      rows: banglaRows,
    }),
  },
} satisfies Meta<typeof VirtualTable<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousandRows: Story = {
  async play({ canvas, userEvent }) {
    const table = canvas.getByRole('table', { name: 'Services' });
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Services' })).toHaveFocus();
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await canvas.findByRole('rowheader', { name: 'Service 1' });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    const region = canvas.getByRole('region', { name: 'Services' });
    const height = region.scrollHeight;
    await waitFor(async () => {
      region.scrollTop = region.scrollHeight;
      await expect(canvas.getByRole('rowheader', { name: 'Service 10000' })).toBeVisible();
    });
    // The end stays where it was while one goes there.
    await expect(Math.abs(region.scrollHeight - height)).toBeLessThan(10);
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    await withRealKeys(async (press) => {
      const fromStart = () => region.scrollTop;
      const fromEnd = () => region.scrollHeight - region.clientHeight - region.scrollTop;
      region.focus();
      await press('{Home}');
      await waitFor(() => expect(fromStart()).toBe(0));
      await press('{ArrowDown}');
      await waitFor(() => expect(fromStart()).toBeGreaterThan(0));
      await press('{PageDown}');
      await waitFor(() => expect(fromStart()).toBeGreaterThan(region.clientHeight / 2));
      await press('{End}');
      await waitFor(() => expect(fromEnd()).toBeLessThan(2));
      await press('{ArrowUp}');
      await waitFor(() => expect(fromEnd()).toBeGreaterThan(2));
      await press('{PageUp}');
      await waitFor(() => expect(fromEnd()).toBeGreaterThan(region.clientHeight / 2));
    });
  },
};
export const Few: Story = {
  args: { rows: rows.slice(0, 3) },
  parameters: inBangla<typeof VirtualTable<Entry>>({ rows: banglaRows.slice(0, 3) }),
};
export const Empty: Story = {
  args: { rows: [], empty: 'No services yet' },
  parameters: inBangla<typeof VirtualTable<Entry>>({ rows: [], empty: 'এখনো কোনো সেবা নেই' }),
  async play({ canvas }) {
    await expect(canvas.getByRole('cell', { name: 'No services yet' })).toBeVisible();
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  },
};
/** The first rows are on their way: nothing is said of there being none. */
export const Loading: Story = {
  args: { rows: [], busy: true, empty: 'No services yet' },
  parameters: inBangla<typeof VirtualTable<Entry>>({ rows: [] }),
  async play({ canvas }) {
    await expect(canvas.queryByText('No services yet')).toBeNull();
  },
};
/** Others are on their way, and those that are there go by under their headers. */
export const Busy: Story = {
  args: { busy: true },
  async play({ canvas }) {
    const region = canvas.getByRole('region', { name: 'Services' });
    await canvas.findByRole('rowheader', { name: 'Service 1' });
    region.scrollTop = 300;
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    const { backgroundImage, backgroundColor } = getComputedStyle(head);
    const ground = backgroundImage === 'none' ? backgroundColor : backgroundImage;
    await expect(ground, 'not transparent').not.toMatch(/^rgba\(.*, 0\)$/);
  },
};
export const LongBangla: Story = { globals: { language: 'bn' } };
