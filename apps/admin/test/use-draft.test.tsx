import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '../src/shared/editing/use-draft.ts';

const begin = () => {
  const { result, rerender } = renderHook(
    ({ note, version }) => useDraft({ note, status: 'pending' }, version),
    { initialProps: { note: 'as it was', version: 3 } },
  );
  return { draft: () => result.current, changeTo: rerender };
};

it('sends along the version at which it was begun, whatever the thing has become', () => {
  const { draft, changeTo } = begin();
  act(() => draft().write({ status: 'confirmed' }));
  changeTo({ note: 'of a colleague', version: 4 });
  expect(draft()).toMatchObject({ seen: 3, isOvertaken: true });
  expect(draft().fields).toEqual({ note: 'of a colleague', status: 'confirmed' });
});

it('goes on from the newer version once its author knows of it', () => {
  const { draft, changeTo } = begin();
  act(() => draft().write({ status: 'confirmed' }));
  changeTo({ note: 'of a colleague', version: 4 });
  act(() => draft().keep());
  expect(draft()).toMatchObject({ seen: 4, isOvertaken: false, isBegun: true });
});

it('that nobody has begun is at the newest version', () => {
  const { draft, changeTo } = begin();
  changeTo({ note: 'of a colleague', version: 4 });
  expect(draft()).toMatchObject({ seen: 4, isOvertaken: false, isBegun: false });
});
