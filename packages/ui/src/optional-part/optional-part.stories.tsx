import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Optional, optionalPart, type FailedPartProps } from './optional-part.tsx';

/** Whether the parts below fail, as while a connection is lost. */
const connection = { isLost: false };

function Similar() {
  if (connection.isLost) throw new Error('The list is broken');
  return <p>Similar services</p>;
}

const Loaded = optionalPart(() =>
  connection.isLost ? Promise.reject(new Error('offline')) : Promise.resolve(Similar),
);

const Needed = optionalPart(
  () => (connection.isLost ? Promise.reject(new Error('offline')) : Promise.resolve(Similar)),
  {
    waiting: () => <p>Loading</p>,
    failed: ({ retry }: FailedPartProps) => <Button onClick={retry}>Try again</Button>,
  },
);

const meta = {
  component: Optional,
  args: { children: <Similar /> },
  decorators: [
    (Story) => (
      <main>
        <p>A service</p>
        {Story()}
      </main>
    ),
  ],
  beforeEach() {
    connection.isLost = false;
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'Around each part that a page can do without; `optionalPart` for one that is loaded later.',
      avoid: 'For the content that the page is about: its error is for the error screen.',
      names: 'Adds no role and no name.',
      dos: [
        {
          show: () => (
            <>
              <p>Visa processing, 7 days</p>
              <Optional>
                <Similar />
              </Optional>
            </>
          ),
          why: 'If the similar services fail, the service stays as it is.',
        },
      ],
      donts: [
        {
          show: () => (
            <Optional>
              <p>Visa processing, 7 days</p>
            </Optional>
          ),
          why: 'If the service itself fails, nothing is left, and nobody says why.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Optional>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Similar services')).toBeVisible();
  },
};

export const FailsToRender: Story = {
  beforeEach() {
    connection.isLost = true;
  },
  async play({ canvas }) {
    await expect(canvas.getByText('A service')).toBeVisible();
    await expect(canvas.queryByText('Similar services')).toBeNull();
    connection.isLost = false;
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Similar services')).toBeVisible();
  },
};

export const FailsToLoad: Story = {
  render: () => <Loaded />,
  beforeEach() {
    connection.isLost = true;
  },
  async play({ canvas }) {
    await expect(canvas.getByText('A service')).toBeVisible();
    connection.isLost = false;
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(canvas.getByText('Similar services')).toBeVisible();
    });
  },
};

/** Far below what is seen, until it is scrolled to. */
function FarDown() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Show</Button>
      <div style={{ blockSize: '300vh' }} />
      {isShown ? <Loaded /> : null}
      <div style={{ blockSize: '10px' }} data-testid="end" />
    </>
  );
}

export const RetriesInView: Story = {
  render: () => <FarDown />,
  async play({ canvas }) {
    connection.isLost = true;
    canvas.getByRole('button', { name: 'Show' }).click();
    // The observer reports where the part is before it can report a change.
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    connection.isLost = false;
    await waitFor(async () => {
      window.scrollTo(0, 0);
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
      canvas.getByTestId('end').scrollIntoView();
      await expect(canvas.getByText('Similar services')).toBeVisible();
    });
  },
};

export const Waits: Story = {
  render: () => <Needed />,
  beforeEach() {
    connection.isLost = true;
  },
  async play({ canvas }) {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    connection.isLost = false;
    retry.click();
    await expect(await canvas.findByText('Similar services')).toBeVisible();
  },
};
