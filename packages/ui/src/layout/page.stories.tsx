import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/field.tsx';
import { Stat } from '../stat/stat.tsx';
import { Grid } from './grid.tsx';
import { Page, type PageProps } from './page.tsx';
import { Section } from './section.tsx';
import { Split } from './split.tsx';
import { Stack } from './stack.tsx';

/** The head of a page, without its `main`: a document has one of it. */
function HeadPicture({ title, description, actions }: Omit<PageProps, 'children'>) {
  return (
    <div className="pothik-page__head">
      <div className="pothik-page__heading">
        <strong className="pothik-page__title">{title}</strong>
        {description ? <p className="pothik-page__description">{description}</p> : null}
      </div>
      <div className="pothik-page__actions">{actions}</div>
    </div>
  );
}

const meta = {
  component: Page,
  args: {
    title: 'Bookings',
    description: 'Everything that customers have asked for and nobody has answered yet.',
    actions: <Button>New booking</Button>,
    children: <p>142 bookings wait.</p>,
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      status: 'draft',
      use: 'As the frame of every page of a panel: it keeps content off the window and under one heading.',
      avoid: 'Twice in a document, or inside another part of a page: use `Section`.',
      names: 'A `main` with one `heading` of level 1.',
      dos: [
        {
          show: () => (
            <HeadPicture
              title="Bookings"
              description="What customers have asked for and nobody has answered yet."
              actions={<Button>New booking</Button>}
            />
          ),
          why: 'The heading says where one is, one sentence says what is here, and the main action stands beside them.',
        },
      ],
      donts: [
        {
          show: () => (
            <HeadPicture
              title="Welcome back, Nasrin!"
              actions={
                <>
                  <Button>New booking</Button>
                  <Button>New customer</Button>
                  <Button>New service</Button>
                </>
              }
            />
          ),
          why: 'A greeting is no name of a page, and of three loud actions none is the main one.',
        },
      ],
    }),
    ...inBangla<typeof Page>({
      title: 'আবেদনকারীদের কাগজপত্র যাচাইকরণ ও ভিসাপ্রক্রিয়াকরণ',
      description: 'যে আবেদনগুলোর উত্তর এখনো কেউ দেয়নি, সবচেয়ে পুরোনোটি সবার আগে।',
      actions: <Button>নতুন আবেদন যোগ করুন</Button>,
      children: <p>১৪২টি আবেদন অপেক্ষায় আছে।</p>,
    }),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const main = canvas.getByRole('main');
    const heading = canvas.getByRole('heading', { level: 1, name: 'Bookings' });
    // Nothing touches the window's edge.
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(
      main.getBoundingClientRect().left,
    );
  },
};
export const WholePanel: Story = {
  args: {
    start: (
      <Breadcrumbs label="Breadcrumb" items={[{ label: 'Panel', href: '#' }, { label: 'Today' }]} />
    ),
    title: 'Today',
    children: (
      <Stack gap={8}>
        <Grid column="small">
          <Stat label="Waiting" value={12} change="3 more than yesterday" />
          <Stat label="Confirmed" value={31} tone="success" change="8 more than yesterday" />
          <Stat label="Cancelled" value={2} change="as many as yesterday" />
        </Grid>
        <Split
          side={
            <Section title="Who is here" raised>
              Nasrin and Karim
            </Section>
          }
        >
          <Section title="Find a booking" description="By name, phone or number.">
            <TextField label="Search bookings" type="search" />
          </Section>
        </Split>
      </Stack>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Who is here' })).toBeVisible();
  },
};
export const Narrow: Story = { args: { width: 'text' } };
export const LongBangla: Story = { globals: { language: 'bn' } };
