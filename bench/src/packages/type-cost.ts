import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Figure } from '../figure.ts';
import { packedPackages } from './packed-packages.ts';

const run = promisify(execFile);
const workspace = path.resolve(import.meta.dirname, '../../..');

/** A page of a panel on the published packages. */
const panel = `
import { createClient, type Client } from '@pothik/api-client';
import {
  pothikApi, useServicesListQuery, useStaffBookingsListQuery, useStaffBookingsUpdateMutation,
} from '@pothik/api-client/rtk-query';
import { configureStore } from '@reduxjs/toolkit';
const client: Client = createClient({ origin: 'https://example.com' });
export const store = configureStore({
  reducer: { api: pothikApi.reducer },
  middleware: (standard) =>
    standard({ thunk: { extraArgument: { request: client.request } } }).concat(pothikApi.middleware),
});
export function usePage(page: number) {
  const { data } = useServicesListQuery({ page });
  const bookings = useStaffBookingsListQuery({ page, status: 'pending' });
  const [move] = useStaffBookingsUpdateMutation();
  const confirm = (id: string) => move({ id, status: 'confirmed' });
  // @ts-expect-error a page is a number
  useServicesListQuery({ page: 'one' });
  return { names: data?.data.map(({ name }) => name), total: bookings.data?.pagination.total, confirm };
}
export const found = client.services.get({ id: '1' }).then(({ name }) => name);
`;

/** The same page with three calls that it declares by itself. */
const byHand = `
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
interface Page<Item> { data: Item[]; pagination: { total: number } }
interface Service { _id: string; name?: string }
interface Booking { _id: string; status: string }
const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://example.com' }),
  endpoints: (build) => ({
    services: build.query<Page<Service>, { page: number }>({ query: (params) => ({ url: 's', params }) }),
    bookings: build.query<Page<Booking>, { page: number; status: string }>({
      query: (params) => ({ url: 'b', params }),
    }),
    update: build.mutation<Booking, { id: string; status: string }>({
      query: ({ id, ...body }) => ({ url: id, method: 'PUT', body }),
    }),
  }),
});
export const store = configureStore({
  reducer: { api: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});
export function usePage(page: number) {
  const { data } = api.useServicesQuery({ page });
  const bookings = api.useBookingsQuery({ page, status: 'pending' });
  const [move] = api.useUpdateMutation();
  const confirm = (id: string) => move({ id, status: 'confirmed' });
  return { names: data?.data.map(({ name }) => name), total: bookings.data?.pagination.total, confirm };
}
`;

interface Cost {
  types: number;
  megabytes: number;
}

async function check(project: string, program: string): Promise<Cost> {
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: ['react'] };
  const compilerOptions = {
    ...options,
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  await writeFile(path.join(project, 'page.ts'), program);
  await writeFile(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['page.ts'] }),
  );
  const compiler = path.join(workspace, 'node_modules/typescript/lib/tsc.js');
  const { stdout } = await run(process.execPath, [
    compiler,
    '-p',
    project,
    '--extendedDiagnostics',
  ]);
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(stdout)?.[1] ?? Number.NaN);
  return { types: read('Types'), megabytes: read('Memory used') / 1_000 };
}

/**
 * Cost of checking a program against the packages, beside the same page with three calls that
 * are declared by hand. A hundred inferred calls once took 454,000 types and 910 MB.
 */
export async function typeCost(): Promise<Figure[]> {
  const project = await packedPackages();
  await symlink(
    realpathSync(path.join(import.meta.dirname, '../../node_modules/@types')),
    path.join(project, 'node_modules/@types'),
  );
  const ours = await check(project, panel);
  const floor = await check(project, byHand);
  const figure = (name: string, unit: keyof Cost, goal: number): Figure => ({
    name: `types: ${name}`,
    ours: Math.round(ours[unit]).toLocaleString('en'),
    floor: `${Math.round(floor[unit]).toLocaleString('en')} (three calls by hand)`,
    ratio: (ours[unit] / floor[unit]).toFixed(2),
    goal: `at most ${goal.toLocaleString('en')}`,
    holds: ours[unit] <= goal,
  });
  return [figure('in all', 'types', 151_000), figure('memory, MB', 'megabytes', 303)];
}
