import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useVersionedForm } from '../src/shared/editing/use-versioned-form.ts';

afterEach(cleanup);

const lines = ['one', 'two'];
const begin = () => {
  const { result, rerender } = renderHook(
    ({ note, version }) => useVersionedForm({ note, status: 'pending', lines }, version),
    { initialProps: { note: 'as it was', version: 3 } },
  );
  const writing = () => result.current;
  return {
    writing,
    changeTo: rerender,
    write: (status: string) =>
      act(() => writing().form.setValue('status', status, { shouldDirty: true })),
  };
};

it('sends along the version at which it was begun, whatever the thing has become', () => {
  const { writing, changeTo, write } = begin();
  write('confirmed');
  changeTo({ note: 'of a colleague', version: 4 });
  expect(writing()).toMatchObject({ seen: 3, isOvertaken: true });
  expect(writing().form.getValues()).toEqual({
    note: 'of a colleague',
    status: 'confirmed',
    lines,
  });
});

it('goes on from the newer version once its author knows of it', () => {
  const { writing, changeTo, write } = begin();
  write('confirmed');
  changeTo({ note: 'of a colleague', version: 4 });
  act(() => writing().keep());
  expect(writing()).toMatchObject({ seen: 4, isOvertaken: false, isBegun: true });
});

it('that nobody has begun is at the newest version', () => {
  const { writing, changeTo } = begin();
  changeTo({ note: 'of a colleague', version: 4 });
  expect(writing()).toMatchObject({ seen: 4, isOvertaken: false, isBegun: false });
  expect(writing().form.getValues('note')).toBe('of a colleague');
});

it('that was written back to how it was is not begun any more', () => {
  const { writing, changeTo, write } = begin();
  write('confirmed');
  write('pending');
  changeTo({ note: 'of a colleague', version: 4 });
  expect(writing()).toMatchObject({ seen: 4, isOvertaken: false, isBegun: false });
});

it('shows the thing as it is now once what was written is dropped', () => {
  const { writing, changeTo, write } = begin();
  write('confirmed');
  changeTo({ note: 'of a colleague', version: 4 });
  act(() => writing().drop());
  expect(writing()).toMatchObject({ seen: 4, isOvertaken: false, isBegun: false });
  expect(writing().form.getValues()).toEqual({ note: 'of a colleague', status: 'pending', lines });
});

it('keeps what is written while the rest is being saved, and is not overtaken by its own change', () => {
  const { writing, changeTo, write } = begin();
  write('confirmed');
  const sent = structuredClone(writing().form.getValues());
  write('cancelled');
  act(() => writing().settle(sent, 4));
  changeTo({ note: 'as it was', version: 4 });
  expect(writing()).toMatchObject({ seen: 4, isOvertaken: false, isBegun: true });
  expect(writing().form.getValues('status')).toBe('cancelled');
});

it.each([
  ['note', 'note'],
  // A text of several lines is one field.
  ['status.3', 'status'],
  ['lines.1', 'lines.1'],
])('says what the server found wrong with %s beside the field %s', async (path, name) => {
  const { writing } = begin();
  act(() => writing().showErrors({ [path]: 'That can’t be' }));
  await waitFor(() => expect(writing().errorOf(name as 'note')).toBe('That can’t be'));
});

it('has the browser ask before a page is left on which something is written', () => {
  const { writing, write } = begin();
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  write('confirmed');
  expect(leaves()).toBe(false);
  act(() => writing().drop());
  expect(leaves()).toBe(true);
});
