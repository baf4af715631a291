import { useDispatch, useSelector } from 'react-redux';
import type { State, Store } from './make-store.ts';

/** Reads the store. */
export const useAppSelector = useSelector.withTypes<State>();

/** Says to the store what happened. */
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
