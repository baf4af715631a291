import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { TextField } from '../field/field.tsx';
import { Section } from './section.tsx';
import { Container } from './container.tsx';
import { Grid } from './grid.tsx';
import { Inline } from './inline.tsx';
import { Split } from './split.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'layout/Stack, Inline, Grid, Split, Container',
  component: Stack,
  subcomponents: { Inline, Grid, Split, Container },
  parameters: guide({
    status: 'draft',
    use: 'For the space between things: one of these around them, and no margins of their own.',
    avoid: 'Where a component has its own layout already, such as the actions of a `Modal`.',
    names: 'None: they are `div`s, and are read in the order in which they are written.',
    dos: [
      {
        show: () => (
          <Stack gap={5}>
            <Stack gap={3}>
              <TextField label="Full name" />
              <TextField label="Passport number" />
            </Stack>
            <Inline>
              <Button>Submit Booking</Button>
              <Button emphasis="quiet">Cancel</Button>
            </Inline>
          </Stack>
        ),
        why: 'What belongs together stands closer than what does not, and all space comes from the layouts.',
      },
    ],
    donts: [
      {
        show: () => (
          <Grid column="small">
            <TextField label="Full name of your father" />
            <TextField label="Passport number" />
            <TextField label="Place of issue" />
          </Grid>
        ),
        why: 'A grid is for things of one kind: in a form it gives fields an order that changes with the width of the screen.',
      },
      {
        show: () => (
          <Stack gap={2}>
            <Chip>Jobs Abroad</Chip>
            <p style={{ marginBlock: 28 }}>Warehouse worker in Romania</p>
            <Chip>2 years</Chip>
          </Stack>
        ),
        why: 'A margin of its own comes on top of the gap, so that no two spaces of the page are the same.',
      },
    ],
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const countries = ['Saudi Arabia', 'Qatar', 'Malaysia', 'Singapore', 'Italy', 'সংযুক্ত আরব আমিরাত'];
const chips = countries.map((country) => <Chip key={country}>{country}</Chip>);
const boxes = countries.map((country) => (
  <Section key={country} level={3} title={country} raised>
    Visas and work
  </Section>
));

export const UnderOneAnother: Story = {
  args: { children: boxes.slice(0, 3) },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('region').map((box) => box.getBoundingClientRect());
    await expect(second?.top).toBeCloseTo((first?.bottom ?? 0) + 16, 0);
  },
};
export const BesideOneAnother: Story = { render: () => <Inline>{chips}</Inline> };
export const AtBothEnds: Story = {
  render: () => (
    <Inline justify="between">
      <Button emphasis="secondary">Back</Button>
      <Button>Save</Button>
    </Inline>
  ),
};
export const InColumns: Story = { render: () => <Grid>{boxes}</Grid> };
export const WithASide: Story = {
  render: () => (
    <Split side={boxes.at(0)} sideAt="start">
      {boxes.at(1)}
    </Split>
  ),
};
export const InTheMiddle: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Container width="text">{boxes.at(0)}</Container>,
};
