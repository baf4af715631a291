/** A machine that runs. */
interface RunningMachine<State, Event> {
  getState: () => State;
  /** Called after each change. @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  /** What has happened; nothing happens any more once it is stopped. */
  dispatch: (event: Event) => void;
  isRunning: () => boolean;
  stop: () => void;
}

interface Machine<State, Event, Effect> {
  initialState: State;
  transition: (state: State, event: Event) => readonly [State, readonly Effect[]];
  carryOut: (effect: Effect) => void;
  /** After the effects of an event, and before anybody hears of the change. */
  afterEach: (event: Event) => void;
}

/** Runs a machine: events one after the other, each with its effects. */
export function runMachine<State, Event, Effect>({
  initialState,
  transition,
  carryOut,
  afterEach,
}: Machine<State, Event, Effect>): RunningMachine<State, Event> {
  let state = initialState;
  let isStopped = false;
  let isBusy = false;
  const events: Event[] = [];
  const listeners = new Set<() => void>();

  function take(event: Event) {
    const [next, effects] = transition(state, event);
    const isChanged = next !== state;
    state = next;
    for (const effect of effects) carryOut(effect);
    afterEach(event);
    if (isChanged) for (const listener of [...listeners]) listener();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(event) {
      if (isStopped) return;
      events.push(event);
      // An effect may be answered at once: one event after the other.
      if (isBusy) return;
      isBusy = true;
      try {
        for (let next = events.shift(); next; next = events.shift()) take(next);
      } finally {
        isBusy = false;
      }
    },
    isRunning: () => !isStopped,
    stop() {
      isStopped = true;
      listeners.clear();
    },
  };
}
