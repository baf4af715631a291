import { useState } from 'react';

interface Row {
  _id: string;
}

/**
 * The chosen rows of a list, those of its other pages among them, each as it was seen last. Another list begins
 * with none.
 *
 * @param list names the list: its filters.
 */
export function useChosen<Listed extends Row>(list: string, rows: readonly Listed[]) {
  const none: ReadonlyMap<string, Listed> = new Map();
  const [state, setState] = useState({ list, chosen: none });
  const chosen = state.list === list ? state.chosen : none;
  const shown = new Map(rows.map((row) => [row._id, row]));
  return {
    rows: [...chosen.values()].map((one) => shown.get(one._id) ?? one),
    ids: new Set(chosen.keys()),
    choose: (ids: ReadonlySet<string>) =>
      setState({
        list,
        chosen: new Map(
          [...ids].flatMap((id) => {
            const row = shown.get(id) ?? chosen.get(id);
            return row ? [[id, row] as const] : [];
          }),
        ),
      }),
    clear: () => setState({ list, chosen: none }),
  };
}
