import type { StaffBooking } from '@pothik/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noteOwnChange, useBookingForm } from '../src/shared/deciding/use-booking-form.ts';

afterEach(cleanup);

function begin(_id: string) {
  const at = (version: number) => ({ _id, version }) as StaffBooking;
  const { result, rerender } = renderHook(
    (booking: StaffBooking) => useBookingForm({ status: '' }, booking),
    { initialProps: at(3) },
  );
  act(() => result.current.form.setValue('status', 'confirmed', { shouldDirty: true }));
  return { writing: () => result.current, changeTo: (version: number) => rerender(at(version)) };
}

it('is not overtaken by what one changes beside it, and is sent with the version after that', () => {
  const { writing, changeTo } = begin('own');
  noteOwnChange('own', 3, 4);
  changeTo(4);
  expect(writing()).toMatchObject({ seen: 4, isOvertaken: false });
});

it('is overtaken by somebody else’s change after one’s own, and by one of another booking', () => {
  const { writing, changeTo } = begin('both');
  noteOwnChange('both', 3, 4);
  changeTo(5);
  expect(writing()).toMatchObject({ seen: 4, isOvertaken: true });
  const other = begin('other');
  other.changeTo(4);
  expect(other.writing()).toMatchObject({ seen: 3, isOvertaken: true });
});

it('is overtaken where the answer holds more than one’s own change', () => {
  const { writing, changeTo } = begin('more');
  noteOwnChange('more', 3, 5);
  changeTo(5);
  expect(writing()).toMatchObject({ seen: 3, isOvertaken: true });
});

it('is sent with the version after one’s own change before the changed booking has come', () => {
  const { writing, changeTo } = begin('early');
  noteOwnChange('early', 3, 4);
  changeTo(3);
  expect(writing()).toMatchObject({ seen: 4, isOvertaken: false });
});
