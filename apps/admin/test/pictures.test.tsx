import type { LibraryPictureDetails } from '@pothik/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  middlePart,
  shapeOf,
  within as partWithin,
} from '../src/features/catalogue/pictures/shapes.ts';
import { visiblePart } from '../src/features/catalogue/pictures/visible-part.ts';
import { serveApi, staff } from './api-server.ts';
import { open, withSession } from './open-console.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const whole = { width: 1_200, height: 800 };
const image = { secure_url: '/media/p1/960.webp', alt: 'A ferry', ...whole };
const picture: LibraryPictureDetails = {
  ...{ _id: 'p1', image, whole: image, shownBy: 0, version: 3, uses: [] },
  createdAt: '2026-11-25T08:00:00.000Z',
};
const shown: LibraryPictureDetails = {
  ...{ ...picture, _id: 'p2', image: { ...image, alt: '' }, shownBy: 2 },
  uses: [{ kind: 'logo' }, { kind: 'service', _id: 's1', name: 'Umrah in spring' }],
};
const page = (data: object[], hasNext = false) => ({
  data,
  pagination: { page: 1, limit: 24, total: data.length, hasNext },
});

async function serve(pictures = [picture, shown]) {
  const api = await serveApi();
  withSession(api, staff);
  api.answers.set('GET /api/admin/pictures', page(pictures));
  for (const one of pictures) api.answers.set(`GET /api/admin/pictures/${one._id}`, { data: one });
  return api;
}

describe('the library of pictures', () => {
  it('shows what each is of, and how often it is shown', async () => {
    open(await serve(), { path: '/catalogue/pictures' });
    const link = await screen.findByRole('link', { name: /A ferry/ });
    expect(link.getAttribute('href')).toBe('/catalogue/pictures/p1');
    expect(link.textContent).toContain('Not shown');
    expect(screen.getByRole('link', { name: /Nothing told yet/ }).textContent).toContain(
      'Shown 2 times',
    );
  });

  it('says that there are none, and that they could not be loaded', async () => {
    const api = await serve([]);
    const { person } = open(api, { path: '/catalogue/pictures' });
    await screen.findByText('No pictures here');
    cleanup();
    api.refusals.set('GET /api/admin/pictures', { status: 500, message: 'x', code: 'internal' });
    open(api, { path: '/catalogue/pictures' });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    api.refusals.clear();
    await person.click(again);
    await screen.findByText('No pictures here');
  });

  it('leads to the one picture that was added, to tell what it shows', async () => {
    const api = await serve();
    api.answers.set('POST /api/admin/pictures', { data: picture });
    const { person, router } = open(api, { path: '/catalogue/pictures' });
    const file = new File(['x'], 'ferry.png', { type: 'image/png' });
    await person.upload(await screen.findByLabelText('Add pictures'), file);
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogue/pictures/p1'));
  });

  it('removes a picture once confirmed, and puts it back', async () => {
    const api = await serve();
    api.answers.set('DELETE /api/admin/pictures/p1', { message: 'Picture removed' });
    api.answers.set('POST /api/admin/pictures/p1/restore', { data: picture });
    const { person } = open(api, { path: '/catalogue/pictures/p1' });
    await person.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove this picture?' }));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    await person.click(await screen.findByRole('button', { name: 'Put it back' }));
    await screen.findByText('The picture is back.');
    expect(api.calls).toContain('POST /api/admin/pictures/p1/restore');
  });

  it('leaves one alone that is shown, and tells where', async () => {
    open(await serve(), { path: '/catalogue/pictures/p2' });
    const uses = within(await screen.findByRole('region', { name: 'Shown by' }));
    expect(uses.getByRole('link', { name: 'The logo' })).toBeDefined();
    expect(uses.getByRole('link', { name: 'Umrah in spring' }).getAttribute('href')).toBe(
      '/catalogue/services/s1',
    );
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});

/** Beside it the page tells who has it open, at any time. */
const isSaving = ({ call }: { call: string }) => call === 'PUT /api/admin/pictures/p1';

describe('a picture of the library', () => {
  it('is cropped by the name of a shape, and keeps a point in sight by keys alone', async () => {
    const api = await serve();
    api.answers.set('PUT /api/admin/pictures/p1', { data: { ...picture, version: 4 } });
    const { person } = open(api, { path: '/catalogue/pictures/p1' });
    await person.selectOptions(await screen.findByLabelText('Shape'), 'Square');
    expect(screen.getByText(/800 × 800 pixels/)).toBeDefined();
    fireEvent.change(screen.getByLabelText('From the left'), { target: { value: '25' } });
    await person.clear(screen.getByLabelText('What it shows'));
    await person.type(screen.getByLabelText('What it shows'), 'A ferry at dawn');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. It is shown so everywhere now.');
    expect(api.bodies.findLast(isSaving)).toEqual({
      call: 'PUT /api/admin/pictures/p1',
      body: {
        alt: 'A ferry at dawn',
        crop: { left: 200, top: 0, width: 800, height: 800 },
        focus: { x: 300, y: 400 },
        version: 3,
      },
    });
  });

  it('tells colleagues that one has it open, and that one changes it', async () => {
    const api = await serve();
    api.answers.set('POST /api/admin/presence', { colleagues: [], data: { colleagues: [] } });
    const { person } = open(api, { path: '/catalogue/pictures/p1' });
    await person.type(await screen.findByLabelText('What it shows'), '!');
    const place = { kind: 'picture', _id: 'p1' };
    await waitFor(() =>
      expect(api.bodies.filter(({ call }) => call === 'POST /api/admin/presence')).toMatchObject([
        { body: { ...place, isEditing: false } },
        { body: { ...place, isEditing: true } },
      ]),
    );
  });

  it('is shown whole again', async () => {
    const cropped = { ...picture, crop: { left: 0, top: 0, width: 800, height: 800 } };
    const api = await serve([cropped]);
    api.answers.set('PUT /api/admin/pictures/p1', { data: { ...picture, version: 4 } });
    const { person } = open(api, { path: '/catalogue/pictures/p1' });
    const shape = await screen.findByLabelText<HTMLSelectElement>('Shape');
    expect(shape.value).toBe('square');
    await person.selectOptions(shape, 'All of it');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. It is shown so everywhere now.');
    expect(api.bodies.findLast(isSaving)?.body).toEqual({ crop: null, version: 3 });
  });
});

describe('choosing for an article', () => {
  it('takes a picture of the library with what it shows', async () => {
    const api = await serve();
    api.answers.set('GET /api/admin/categories', { data: [] });
    const { person } = open(api, { path: '/insights/new' });
    await person.click(await screen.findByRole('button', { name: 'Choose from the library' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose pictures' }));
    await person.click(await dialog.findByRole('checkbox', { name: /A ferry/ }));
    await person.click(dialog.getByRole('button', { name: 'Choose 1 picture' }));
    const field = await screen.findByLabelText<HTMLInputElement>('What picture 1 shows');
    expect(field.value).toBe('A ferry');
  });
});

describe('what is left of a picture', () => {
  const all = { left: 0, top: 0, ...whole };
  const right = { left: 600, top: 0, width: 600, height: 800 };

  it('in a box of another shape lies around the point that stays in sight', () => {
    expect(visiblePart(all, null, 1)).toEqual({ left: 200, top: 0, width: 800, height: 800 });
    expect(visiblePart(all, { x: 0, y: 0 }, 1)).toEqual({
      left: 0,
      top: 0,
      width: 800,
      height: 800,
    });
    expect(visiblePart(right, { x: 0, y: 800 }, 1)).toEqual({
      left: 600,
      top: 200,
      width: 600,
      height: 600,
    });
  });

  it('is called by its shape', () => {
    expect(shapeOf(null)).toBe('whole');
    for (const shape of ['card', 'wide', 'square', 'free'] as const) {
      expect(shapeOf(middlePart(shape, whole))).toBe(shape === 'free' ? 'free' : shape);
    }
  });

  it('lies within it, in whole pixels, however it is drawn', () => {
    expect(partWithin({ left: -3.2, top: 790, width: 5_000, height: 1 }, whole)).toEqual({
      left: 0,
      top: 736,
      width: 1_200,
      height: 64,
    });
  });
});
