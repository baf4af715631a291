import type { ReactNode } from 'react';

/** Something that one can do on the screen that is open. */
export interface Action {
  /** Tells it from the others of the screen. */
  id: string;
  label: string;
  /** The key that does it, such as `j`; several after each other with a space between: `g i`. */
  keys?: string;
  /** The heading under which it stands; absent: it is of the page. */
  group?: string;
  icon?: ReactNode;
  /** Absent: the list of keys tells it, and something else does it. */
  run?: () => void;
}

/** The actions of everything that is on the screen, what came last first. */
export interface ActionRegistry {
  /** @param owner of the actions, which replace its earlier ones. */
  set: (owner: object, actions: readonly Action[]) => void;
  remove: (owner: object) => void;
  list: () => readonly Action[];
}

export function createActionRegistry(): ActionRegistry {
  const byOwner = new Map<object, readonly Action[]>();
  return {
    set: (owner, actions) => void byOwner.set(owner, actions),
    remove: (owner) => void byOwner.delete(owner),
    list: () => [...byOwner.values()].toReversed().flat(),
  };
}
