import type { Meta, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { colours } from '../src/tokens/colours.ts';
import { createTheme } from '../src/tokens/create-theme.ts';
import { allComponents } from './all-components.ts';
import { BrandPage } from './brand-page.tsx';

const meta = {
  title: 'Foundations/Brand',
  component: BrandPage,
  // Each component in it has pictures of its own.
  tags: ['no-picture'],
} satisfies Meta<typeof BrandPage>;
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
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(/#ffd400 can't be kept/)).toHaveAttribute('role', 'status');
    const created = createTheme({ primary: '#ffd400' }).colours;
    await expect(created.light.primary).not.toBe(colours.light.primary);
    for (const theme of ['light', 'dark'] as const) {
      const shown = canvasElement.querySelectorAll(`[data-shown='${theme}']`);
      await expect(shown).toHaveLength(allComponents.length);
      const [button] = canvasElement.querySelectorAll(
        `[data-shown='${theme}'] .pothik-button--primary`,
      );
      const channels = [1, 3, 5].map((at) =>
        Number.parseInt(created[theme].primary.slice(at, at + 2), 16),
      );
      await expect(button).toHaveStyle({ backgroundColor: `rgb(${channels.join(', ')})` });
    }
  },
};
