import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Button, IconButton } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { TextField } from '../field/field.tsx';
import { categoryIcons } from '../icons/category-icons.ts';
import { Stack } from '../layout/stack.tsx';
import { componentTokens } from './component-tokens.ts';
import { tokens } from './tokens.ts';
import '../chip/chip.css';

const namesWith = (start: string) =>
  (Object.keys(tokens) as (keyof typeof tokens)[]).filter((name) => name.startsWith(start));

function TypeScale() {
  return (
    <dl>
      {namesWith('text-').map((name) => (
        <div key={name}>
          <dt>
            <code>--pothik-{name}</code> {tokens[name]}
          </dt>
          <dd style={{ fontSize: `var(--pothik-${name})` }}>
            Find and book the right service <span lang="bn">সঠিক সেবা খুঁজুন</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Spaces() {
  return (
    <ul>
      {namesWith('space-').map((name) => (
        <li key={name}>
          <code>--pothik-{name}</code> {tokens[name]}
          <div
            style={{
              width: `var(--pothik-${name})`,
              height: 12,
              background: 'var(--pothik-color-primary)',
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function Motions() {
  return (
    <>
      <p>
        120 to 240 milliseconds, ease-out, only to explain where a thing came from. With{' '}
        <code>prefers-reduced-motion</code> nothing moves.
      </p>
      <ul>
        {namesWith('motion').map((name) => (
          <li key={name}>
            <code>--pothik-{name}</code> {tokens[name]}
          </li>
        ))}
      </ul>
    </>
  );
}

function Icons() {
  return (
    <ul className="pothik-chips">
      {[...categoryIcons].map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', width: 110, gap: 4 }}>
          <Icon size={28} strokeWidth={1.75} aria-hidden />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

function OfComponents() {
  return (
    <Stack>
      <p>
        Set one, on <code>:root</code> or on a part of a page, where one kind of component is to
        differ from everything else. Until then it is the token beside it.
      </p>
      <DataTable
        caption="Tokens of components"
        rows={Object.entries(componentTokens)}
        rowKey={([name]) => name}
        columns={[
          { key: 'name', header: 'Token', cell: ([name]) => <code>--pothik-{name}</code> },
          { key: 'is', header: 'Is', cell: ([, alias]) => <code>--pothik-{alias}</code> },
        ]}
      />
      <div
        style={
          {
            '--pothik-button-radius': 'var(--pothik-radius-full)',
            '--pothik-button-background': 'var(--pothik-color-accent)',
            '--pothik-button-text': 'var(--pothik-color-on-accent)',
          } as CSSProperties
        }
      >
        <Button>Round, in the accent</Button>
      </div>
    </Stack>
  );
}

const meta = { title: 'Foundations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = { render: () => <TypeScale /> };
export const Space: Story = { render: () => <Spaces /> };
export const Motion: Story = { render: () => <Motions /> };
export const CategoryIcons: Story = {
  render: () => <Icons />,
  async play({ canvas }) {
    await expect(canvas.getByText('graduation-cap')).toBeVisible();
  },
};

/** What can be set for one kind of component alone. */
export const ComponentTokens: Story = {
  render: () => <OfComponents />,
  async play({ canvas }) {
    const { borderRadius, paddingInlineStart } = getComputedStyle(
      canvas.getByRole('button', { name: 'Round, in the accent' }),
    );
    await expect(borderRadius).toBe(tokens['radius-full']);
    await expect(paddingInlineStart).toBe('20px');
  },
};

/** As a console has it that is used with a mouse: the switch *Density* shows it in every story. */
export const CompactDensity: Story = {
  globals: { density: 'compact' },
  render: () => (
    <>
      <TextField label="Search bookings" />
      <Checkbox label="Only mine" />
      <Button>Search</Button> <IconButton framed label="Clear" icon={<X size={18} aria-hidden />} />
    </>
  ),
  async play({ canvas }) {
    const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;
    await expect(heightOf(canvas.getByRole('textbox'))).toBeCloseTo(36, 0);
    await expect(heightOf(canvas.getByRole('button', { name: 'Search' }))).toBeCloseTo(36, 0);
    await expect(heightOf(canvas.getByRole('button', { name: 'Clear' }))).toBeCloseTo(32, 0);
  },
};
