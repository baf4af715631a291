import { bookingMoves, bookingStatuses, waitingParties } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { waitingAfter } from './waiting-after-move.ts';

describe('a booking', () => {
  it('waits for the customer once staff ask, and for us once they answer', () => {
    const asked = { from: 'pending', to: 'action_required', isAnswer: false } as const;
    expect(waitingAfter('us', asked)).toBe('customer');
    expect(waitingAfter('embassy', asked)).toBe('customer');
    const answered = { from: 'action_required', to: 'processing', isAnswer: true } as const;
    expect(waitingAfter('customer', answered)).toBe('us');
    // The papers lay at the embassy while somebody asked for another one.
    expect(waitingAfter('embassy', answered)).toBe('us');
  });

  it('waits for us again where staff go on without an answer', () => {
    const step = { from: 'action_required', to: 'processing', isAnswer: false } as const;
    expect(waitingAfter('customer', step)).toBe('us');
  });

  it.each(waitingParties)('goes on waiting for %s through other steps', (party) => {
    const step = { from: 'pending', to: 'processing', isAnswer: false } as const;
    expect(waitingAfter(party, step)).toBe(party);
  });

  it('waits for nobody once it has ended, and only then', () => {
    for (const from of bookingStatuses) {
      for (const to of bookingMoves[from]) {
        const isEnd = bookingMoves[to].length === 0;
        for (const party of waitingParties) {
          expect(waitingAfter(party, { from, to, isAnswer: false }) === null).toBe(isEnd);
        }
      }
    }
  });
});
