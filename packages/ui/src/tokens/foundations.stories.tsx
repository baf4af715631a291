import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button, IconButton } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextField } from '../field/field.tsx';
import { categoryIcons } from '../icons/category-icons.ts';
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
    await expect(heightOf(canvas.getByRole('textbox'))).toBe(36);
    await expect(heightOf(canvas.getByRole('button', { name: 'Search' }))).toBe(36);
    await expect(heightOf(canvas.getByRole('button', { name: 'Clear' }))).toBe(32);
  },
};
