import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { useGlobals } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { Button, LinkButton } from '../button/button.tsx';
import { Badge, Chip } from '../chip/chip.tsx';
import type { DataColumn } from '../data-table/data-column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { TextField } from '../field/field.tsx';
import { Section } from '../layout/section.tsx';
import { Link } from '../link/link.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { pairs } from './colour-pairs.ts';
import { contrast } from './colour-space.ts';
import { colours, type Theme } from './colours.ts';
import { createTheme } from './create-theme.ts';

const themes: readonly Theme[] = ['light', 'dark'];

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--pothik-space-3)',
  marginBlock: 'var(--pothik-space-6)',
};

/** Some of what a brand's colour touches. */
function Sample() {
  return (
    // What is looked at here are these colours, not those of the system.
    <div style={{ forcedColorAdjust: 'none' }}>
      <div style={row}>
        <Button>Book now</Button>
        <Button emphasis="secondary">Ask a question</Button>
        <LinkButton emphasis="quiet" href="#contrast">
          Back to services
        </LinkButton>
        <Link href="#contrast">Requirements</Link>
      </div>
      <div style={row}>
        <Chip>visa</Chip>
        <Badge>Work permit</Badge>
        <Badge tone="accent">Recommended</Badge>
        <StatusBadge tone="success">Confirmed</StatusBadge>
        <StatusBadge tone="warning">Pending</StatusBadge>
        <StatusBadge tone="danger">Cancelled</StatusBadge>
      </div>
      <div style={{ ...row, alignItems: 'end' }}>
        <TextField name="name" label="Full name" hint="As in your passport" />
        <TextField name="phone" label="Phone number" error="Please enter a phone number" />
      </div>
    </div>
  );
}

function BrandPage({ primary, onPick }: { primary: string; onPick: (colour: string) => void }) {
  const created = createTheme({ primary });
  return (
    <>
      <p>
        <label>
          Primary colour{' '}
          <input type="color" value={primary} onChange={(event) => onPick(event.target.value)} />
        </label>{' '}
        <code>{`createTheme({ primary: '${primary}' }).css`}</code>
      </p>
      {created.warnings.map(({ message }) => (
        <p key={message} role="status">
          {message}
        </p>
      ))}
      <Sample />
      <Section title="Contrast of every pair that components use">
        <DataTable
          caption="Contrast of pairs"
          rows={pairs}
          rowKey={({ front, ground, least }) => `${front} ${ground} ${String(least)}`}
          columns={[
            { key: 'front', header: 'In front', cell: ({ front }) => front },
            { key: 'ground', header: 'On', cell: ({ ground }) => ground },
            { key: 'least', header: 'At least', align: 'end', cell: ({ least }) => least },
            ...themes.map((theme): DataColumn<(typeof pairs)[number]> => ({
              key: theme,
              header: theme,
              align: 'end',
              cell({ front, ground }) {
                const { [front]: one, [ground]: other } = created.colours[theme];
                return contrast(one, other).toFixed(1);
              },
            })),
          ]}
        />
      </Section>
    </>
  );
}

const meta = { title: 'Foundations/Brand', component: BrandPage } satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pick a colour: every component of this Storybook shows it, in both themes, until another is picked. */
export const PickAColour: Story = {
  args: { primary: '#045a4f', onPick: () => undefined },
  render: function PickAColour() {
    const [{ brand }, setGlobals] = useGlobals();
    const chosen = typeof brand === 'string' && brand !== '' ? brand : '#045a4f';
    return <BrandPage primary={chosen} onPick={(picked) => setGlobals({ brand: picked })} />;
  },
};

/** A colour on which nobody could read is made darker, and that is said with figures. */
export const AWishThatIsTooLight: Story = {
  args: { primary: '#ffd400', onPick: () => undefined },
  globals: { brand: '#ffd400' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/#ffd400 can't be kept/);
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Book now' }));
    const { light, dark } = createTheme({ primary: '#ffd400' }).colours;
    const shown = document.documentElement.dataset.theme === 'dark' ? dark : light;
    const channels = [1, 3, 5].map((at) => Number.parseInt(shown.primary.slice(at, at + 2), 16));
    await expect(button.backgroundColor).toBe(`rgb(${channels.join(', ')})`);
    await expect(shown.primary).not.toBe(colours.light.primary);
  },
};
