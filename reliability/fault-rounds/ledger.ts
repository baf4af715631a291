/** What is written, as the table counts it. */
type WriteKind = 'booking' | 'move' | 'message' | 'address' | 'portrait';

/** Something that a client has asked for, once or again. */
export interface Write {
  kind: WriteKind;
  /** The client's own id of it, such as its idempotency key. */
  id: string;
  /** In which round it was begun, from 0. */
  round: number;
  /** What its pictures show, in their order; see `drawMark`. */
  marks: readonly number[];
  /** The server's id of what it has made, once that was acknowledged. */
  madeId?: string;
}

/**
 * What must not happen: something acknowledged is not there, or is there twice; something is there by
 * half; a file is of nothing; an answer is neither yes nor a clear 'come again'; the server did not
 * come back.
 */
export const findingKinds = ['lost', 'doubled', 'half', 'left', 'unclear', 'away'] as const;
export type FindingKind = (typeof findingKinds)[number];

interface Finding {
  kind: FindingKind;
  /** Absent: it was found when everything was looked at, and can't be told of one round. */
  round: number | undefined;
  words: string;
}

/** A round as it went. */
interface Round {
  fault: string;
  /** Requests without an answer, or that were told to come again. */
  cut: number;
  /** How long the server was not ready after the fault, in milliseconds. */
  back: number;
}

/** What clients have asked for, what of it was acknowledged, and what was found wrong. */
export class Ledger {
  readonly rounds: Round[] = [];
  readonly writes: Write[] = [];
  readonly findings: Finding[] = [];

  /** The number of the round that runs, from 0. */
  get round(): number {
    return this.rounds.length - 1;
  }

  beginRound(fault: string): void {
    this.rounds.push({ fault, cut: 0, back: 0 });
  }

  begin(write: Omit<Write, 'round' | 'madeId'>): Write {
    const begun = { ...write, round: this.round };
    this.writes.push(begun);
    return begun;
  }

  cut({ round }: Pick<Write, 'round'>): void {
    const known = this.rounds[round];
    if (known) known.cut += 1;
  }

  cameBack(milliseconds: number): void {
    const known = this.rounds.at(-1);
    if (known) known.back = milliseconds;
  }

  /** Notes what is wrong, once. */
  find(kind: FindingKind, words: string, round?: number): void {
    if (this.findings.some((known) => known.kind === kind && known.words === words)) return;
    this.findings.push({ kind, round, words });
  }

  /** Notes that a write is there; where it was there before, it has to be the same. */
  acknowledge(write: Write, madeId: string): void {
    if (write.madeId !== undefined && write.madeId !== madeId) {
      this.find(
        'doubled',
        `${write.kind} ${write.id} made ${write.madeId} and ${madeId}`,
        write.round,
      );
    }
    write.madeId = madeId;
  }
}
