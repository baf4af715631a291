import type { ErrorCode } from '@pothik/contract';

/** What a handler of a fake server throws so that the call is refused: `throw new FakeFailure('gone')`. */
export class FakeFailure extends Error {
  override readonly name = 'FakeFailure';
  readonly code: ErrorCode;
  /** What is wrong with each input, by its name. */
  readonly fields: Record<string, string> | undefined;

  /** @param more `message`: one sentence for the person; default the code. */
  constructor(code: ErrorCode, more: { message?: string; fields?: Record<string, string> } = {}) {
    super(more.message ?? code);
    this.code = code;
    this.fields = more.fields;
  }
}

/** What a handler of a fake server throws so that the line breaks before an answer comes. */
export class FakeBrokenLine extends TypeError {
  override readonly name = 'FakeBrokenLine';

  constructor() {
    super('fetch failed');
  }
}
