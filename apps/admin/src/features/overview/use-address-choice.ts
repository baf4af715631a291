import { useSearchParams } from 'react-router';

/**
 * A choice that stands in the address and makes no new step back.
 *
 * @param usual is chosen where the address has none, and left out of it. Absent: every choice stands there.
 * @returns the value in the address and a way to change it.
 */
export function useAddressChoice(
  name: string,
  usual?: string,
): readonly [value: string | null, choose: (value: string) => void] {
  const [address, setAddress] = useSearchParams();
  const choose = (value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === usual) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [address.get(name), choose];
}
