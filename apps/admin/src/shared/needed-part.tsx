import { Alert, Button, Loading, optionalPart, type FailedPartProps } from '@pothik/ui';
import type { ComponentType } from 'react';
import { commandMessages } from '../messages/commands.ts';
import { frameMessages } from '../messages/frame.ts';

const Waiting = () => <Loading label={frameMessages.loading} />;

function Failed({ retry }: FailedPartProps) {
  return (
    <Alert
      live
      tone="danger"
      title={commandMessages.notLoaded}
      actions={<Button onClick={retry}>{frameMessages.error.tryAgain}</Button>}
    />
  );
}

/** A required part of a page. If it does not load, the rest of the page stays, including typed input. */
export const neededPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => optionalPart(load, { waiting: Waiting, failed: Failed });
