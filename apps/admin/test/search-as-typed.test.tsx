import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchAsTyped } from '../src/shared/page/search-as-typed.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List() {
  const [address, setAddress] = useSearchParams();
  return (
    <>
      <h1>List</h1>
      <SearchAsTyped
        label="Search"
        placeholder=""
        value={address.get('search') ?? ''}
        onChange={(search) => setAddress({ search }, { replace: true })}
      />
      <Link to="/one">One of it</Link>
    </>
  );
}

/** A list, and a page of it whose script is still on its way. */
function openList() {
  const script = Promise.withResolvers<{ Component: () => React.JSX.Element }>();
  const router = createMemoryRouter([
    { path: '/', Component: List },
    { path: '/one', lazy: () => script.promise },
  ]);
  render(<RouterProvider router={router} />);
  const arrive = () => script.resolve({ Component: () => <h1>One</h1> });
  return { router, arrive };
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('searches once its writer pauses', async () => {
  const { router } = openList();
  type('rah');
  await vi.advanceTimersByTimeAsync(200);
  type('rahima ');
  await vi.advanceTimersByTimeAsync(299);
  expect(router.state.location.search).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(router.state.location.search).toBe('?search=rahima');
});

it('searches at once when its field is emptied or left', async () => {
  const { router } = openList();
  type('rahima');
  fireEvent.blur(screen.getByRole('searchbox'));
  expect(router.state.location.search).toBe('?search=rahima');
  type('');
  await vi.advanceTimersByTimeAsync(0);
  expect(router.state.location.search).toBe('?search=');
});

it('lets who follows a link right after typing get there, however slow the line is', async () => {
  const { router, arrive } = openList();
  type('rahima');
  // A press on the link takes the focus from the field.
  fireEvent.blur(screen.getByRole('searchbox'));
  fireEvent.click(screen.getByRole('link'));
  await vi.advanceTimersByTimeAsync(2_000);
  arrive();
  await vi.advanceTimersByTimeAsync(1);
  expect(router.state.location.pathname).toBe('/one');
});

it('shows what the address searches for, also once more', async () => {
  const { router } = openList();
  type('rahima');
  fireEvent.blur(screen.getByRole('searchbox'));
  const shown = () => screen.getByRole<HTMLInputElement>('searchbox').value;
  await act(() => router.navigate('/'));
  expect(shown()).toBe('');
  await act(() => router.navigate('/?search=rahima'));
  expect(shown()).toBe('rahima');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(router.state.location.search).toBe('?search=rahima');
});
