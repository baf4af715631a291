import { useDispatch, useSelector, useStore } from 'react-redux';
import type { State, Store } from './make-store.ts';
import type { RuntimeSettings } from './settings-slice.ts';

/** Reads the store. */
export const useAppSelector = useSelector.withTypes<State>();

/** Says to the store what happened. */
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();

/** What the server told the page. It stays as it is, so that nobody listens for a change of it. */
export const useSettings = (): RuntimeSettings => useStore<State>().getState().settings;
