import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Button } from '../src/button/button.tsx';
import { useAfterPress } from '../src/press/use-after-press.ts';

function Late() {
  const afterPress = useAfterPress();
  const [result, setResult] = useState('');
  const [sent, setSent] = useState(0);
  useEffect(() => {
    const ends = new AbortController();
    const come = () => afterPress(() => setResult('The result is here.'));
    addEventListener('result', come, { signal: ends.signal });
    return () => ends.abort();
  }, [afterPress]);
  return (
    <div>
      <p role="status">{result}</p>
      <Button onClick={() => setSent((count) => count + 1)}>Send</Button>
      <p>Sent: {sent}</p>
    </div>
  );
}

/** As an answer of the server would. */
const come = () => fireEvent(window, new Event('result'));

const meta = {
  title: 'Tests/After press',
  component: Late,
  // It is about when something is drawn, and draws nothing.
  tags: ['!autodocs', '!dev', 'no-picture'],
} satisfies Meta<typeof Late>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A result comes at once where nobody presses. */
export const Unpressed: Story = {
  async play({ canvas }) {
    await come();
    await expect(canvas.getByRole('status')).toHaveTextContent('The result is here.');
  },
};

/** While somebody presses, it waits for their click. */
export const Pressed: Story = {
  async play({ canvas }) {
    const send = canvas.getByRole('button', { name: 'Send' });
    await fireEvent.pointerDown(send);
    await come();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await fireEvent.pointerUp(send);
    await fireEvent.click(send);
    await expect(canvas.getByText('Sent: 1')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The result is here.');
  },
};

/** A press that ends elsewhere is no click: it waits no longer. */
export const EndedElsewhere: Story = {
  async play({ canvas }) {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Send' }));
    await come();
    await fireEvent.pointerUp(document.body);
    await expect(await canvas.findByText('The result is here.')).toBeVisible();
    await expect(canvas.getByText('Sent: 0')).toBeVisible();
  },
};
