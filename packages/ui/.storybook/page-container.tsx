import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { frameTheme } from './frame-theme.ts';
import { Surroundings, type Switches } from './surroundings.tsx';

type Channel = DocsContainerProps['context']['channel'];

const noSwitches: Switches = {};

/** The switches as the channel told them last: a page without stories is told by nothing else. */
function readSwitches(channel: Channel): Switches {
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: Switches }?,
  ];
  return told?.globals ?? noSwitches;
}

/** Surrounds each page, so that the switches of the toolbar count for it and not for stories alone. */
export function PageContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const switches = useSyncExternalStore(
    (changed) => {
      channel.on(GLOBALS_UPDATED, changed);
      channel.on(SET_GLOBALS, changed);
      return () => {
        channel.off(GLOBALS_UPDATED, changed);
        channel.off(SET_GLOBALS, changed);
      };
    },
    () => readSwitches(channel),
  );
  return (
    <DocsContainer
      context={context}
      theme={frameTheme(switches.theme === 'dark' ? 'dark' : 'light')}
    >
      <Surroundings {...switches} />
      {children}
    </DocsContainer>
  );
}
