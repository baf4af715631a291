import type { Meta, StoryObj } from '@storybook/react-vite';

const names = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'river',
  'river-deep',
  'river-wash',
  'sun',
  'clay',
  'clay-wash',
  'leaf',
  'leaf-wash',
  'amber',
  'amber-wash',
  'focus',
];

function Colours() {
  return (
    <ul className="pothik-chips">
      {names.map((name) => (
        <li key={name} style={{ width: 150 }}>
          <div
            style={{
              height: 64,
              border: '1px solid var(--pothik-line)',
              background: `var(--pothik-${name})`,
            }}
          />
          <code>--pothik-{name}</code>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const All: StoryObj<typeof meta> = {};
