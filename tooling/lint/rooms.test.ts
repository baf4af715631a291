import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { mayImport, roomFolders } from './rooms.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Room = keyof typeof roomFolders;
const roomNames = Object.keys(roomFolders) as Room[];

// A file of each room that any other could try to import.
const entries: Record<Room, string> = {
  contract: 'src/index.ts',
  ui: 'src/index.ts',
  'api-client': 'src/index.ts',
  chat: 'src/index.ts',
  storefront: 'app/routes.ts',
  admin: 'vite.config.ts',
  server: 'src/main.ts',
  tooling: 'browser/launch.ts',
  bench: 'src/main.ts',
  e2e: 'this-run.ts',
};
const entryOf = (room: Room) => path.join(root, roomFolders[room], entries[room]);

const eslint = new ESLint({
  cwd: root,
  // Only the rule in question, so that no type has to be known.
  ruleFilter: ({ ruleId }) => ruleId === 'boundaries/dependencies',
});

async function complaints(from: Room, to: Room): Promise<number> {
  const filePath = entryOf(from);
  const target = path.relative(path.dirname(filePath), entryOf(to));
  const [result] = await eslint.lintText(`import '${target}';\n`, { filePath });
  return result?.messages.length ?? 0;
}

describe('the directions of dependency', () => {
  it('let every room import what it may', async () => {
    for (const from of roomNames) {
      for (const to of mayImport[from]) expect(await complaints(from, to)).toBe(0);
    }
  });

  it('forbid every other import between rooms', async () => {
    for (const from of roomNames) {
      const forbidden = roomNames.filter((to) => to !== from && !mayImport[from].includes(to));
      for (const to of forbidden) {
        expect(await complaints(from, to), `${from} imported ${to}`).toBe(1);
      }
    }
  });
});
