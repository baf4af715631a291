import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pairs } from './colour-pairs.ts';
import { contrast } from './colour-space.ts';
import { colourNames, colours, type Theme } from './colours.ts';
import '../chip/chip.css';
import '../data-table/data-table.css';

function Colours() {
  return (
    <ul className="pothik-chips">
      {colourNames.map((name) => (
        <li key={name} style={{ width: 150 }}>
          <div
            style={{
              height: 64,
              border: '1px solid var(--pothik-color-border)',
              background: `var(--pothik-color-${name})`,
            }}
          />
          <code>--pothik-color-{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** Computed from the tokens, by the rule that the tests apply. */
function Contrast({ theme }: { theme: Theme }) {
  const caption = `Contrast in the ${theme} theme`;
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} style={{ overflowX: 'auto' }}>
      <table className="pothik-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">In front</th>
            <th scope="col">On</th>
            <th scope="col" data-align="end">
              At least
            </th>
            <th scope="col" data-align="end">
              Is
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ front, ground, least }) => (
            <tr key={`${front} ${ground} ${String(least)}`}>
              <td>{front}</td>
              <td>{ground}</td>
              <td data-align="end">{least}</td>
              <td data-align="end">
                {contrast(colours[theme][front], colours[theme][ground]).toFixed(1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const ContrastOfPairs: Story = {
  render: (_args, { globals }) => <Contrast theme={globals.theme === 'dark' ? 'dark' : 'light'} />,
  async play({ canvas }) {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(10);
  },
};
