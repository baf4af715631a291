import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@pothik/tooling/chance';
import type { Target } from './target.ts';

/** Something that goes wrong, and is over after a while. */
export interface Fault {
  name: string;
  /** Brings it about and ends it. */
  strike(chance: Chance): Promise<void>;
}

const day = 86_400;

/** What can go wrong around a server, as far as this machine lets it. */
export function faultsOf({ server, database, redis, disk, clock }: Target): Fault[] {
  const kill = () => server.signal('SIGKILL');
  const wait = (chance: Chance, least: number, most: number) => pause(chance.between(least, most));
  const faults: Fault[] = [
    {
      name: 'kill -9',
      strike() {
        kill();
        return Promise.resolve();
      },
    },
    {
      name: 'kill -9, and again while it starts',
      async strike(chance) {
        const started = server.nextStart();
        kill();
        await started;
        await wait(chance, 0, 1_200);
        kill();
      },
    },
    {
      name: 'SIGSTOP, then SIGCONT',
      async strike(chance) {
        server.signal('SIGSTOP');
        await wait(chance, 200, 3_000);
        server.signal('SIGCONT');
      },
    },
  ];
  const lines = [
    { of: 'PostgreSQL', line: database },
    { of: 'Redis', line: redis },
  ];
  for (const { of, line } of lines) {
    if (!line) continue;
    faults.push(
      {
        name: `${of} cut off`,
        async strike(chance) {
          line.cut();
          await wait(chance, 0, 1_000);
          line.mend();
        },
      },
      {
        name: `${of} silent`,
        async strike(chance) {
          line.hold();
          await wait(chance, 200, 1_500);
          line.mend();
        },
      },
    );
  }
  if (database) {
    faults.push({
      name: 'kill -9, PostgreSQL cut off',
      async strike(chance) {
        database.cut();
        kill();
        await wait(chance, 500, 2_000);
        database.mend();
      },
    });
  }
  if (disk) {
    const room = (chance: Chance) => (chance.next() < 0.5 ? 0 : chance.between(0, 300_000));
    faults.push(
      {
        name: 'disk full',
        async strike(chance) {
          await disk.leave(Math.floor(room(chance)));
          await wait(chance, 200, 1_200);
          disk.restore();
        },
      },
      {
        name: 'disk full, and kill -9',
        async strike(chance) {
          await disk.leave(Math.floor(room(chance)));
          await wait(chance, 0, 300);
          kill();
          await wait(chance, 500, 2_000);
          disk.restore();
        },
      },
    );
  }
  if (clock) {
    faults.push({
      name: 'clock jumps, and back',
      async strike(chance) {
        clock.shift(chance.between(-1, 1) * chance.pick([5, 3_600, day]));
        await wait(chance, 200, 1_200);
        clock.shift(0);
      },
    });
  }
  return faults;
}
