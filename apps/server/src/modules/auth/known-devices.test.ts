import { expect, it } from 'vitest';
import { knownDevices } from './known-devices.ts';

const devices = knownDevices({
  seal: (purpose, text) => Buffer.from(JSON.stringify([purpose, text])).toString('base64url'),
  open(purpose, sealed) {
    const [for_, text] = JSON.parse(Buffer.from(sealed, 'base64url').toString()) as string[];
    if (for_ !== purpose || text === undefined) throw new Error('sealed for another purpose');
    return text;
  },
});

it('recognises a browser by what it kept, and keeps its id when it signs in again', () => {
  const kept = devices.remember('r@example.com', undefined);
  const id = devices.recognise('r@example.com', kept);
  expect(id).toBeTruthy();
  const later = devices.remember('r@example.com', kept);
  expect(devices.recognise('r@example.com', later)).toBe(id);
});

it('does not recognise who signed in to another account, or nowhere', () => {
  const kept = devices.remember('r@example.com', undefined);
  expect(devices.recognise('k@example.com', kept)).toBeUndefined();
  expect(devices.recognise('r@example.com', undefined)).toBeUndefined();
  expect(devices.recognise('r@example.com', 'made-up')).toBeUndefined();
});

it('gives each browser an id of its own, another one when somebody else signs in there', () => {
  const first = devices.remember('r@example.com', undefined);
  const ids = [
    devices.recognise('r@example.com', first),
    devices.recognise('r@example.com', devices.remember('r@example.com', undefined)),
    devices.recognise('k@example.com', devices.remember('k@example.com', first)),
  ];
  expect(new Set(ids).size).toBe(3);
});
