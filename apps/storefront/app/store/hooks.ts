import { useSelector } from 'react-redux';
import type { State } from './make-store.ts';

/** Reads the store. */
export const useAppSelector = useSelector.withTypes<State>();
