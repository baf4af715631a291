import { createContext, use, useLayoutEffect, useState } from 'react';
import { createActionRegistry, type Action, type ActionRegistry } from './action.ts';

interface Actions {
  registry: ActionRegistry;
  /** Opens the list of keys. */
  openKeys: () => void;
  openPalette: () => void;
}

const nothing = () => undefined;

/** What can be done on this screen. Outside of the console's frame nobody asks for it. */
export const ActionsContext = createContext<Actions>({
  registry: createActionRegistry(),
  openKeys: nothing,
  openPalette: nothing,
});

/** Offers these as long as what calls it is on the screen: by their keys, in the palette and in the list of keys. */
export function useActions(actions: readonly Action[]): void {
  const { registry } = use(ActionsContext);
  const [owner] = useState(() => ({}));
  // Before it is seen: a key that is pressed at once is for it.
  useLayoutEffect(() => registry.set(owner, actions));
  useLayoutEffect(() => () => registry.remove(owner), [registry, owner]);
}
