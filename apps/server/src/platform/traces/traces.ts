import type { Log } from '../log.ts';

/** A piece of work in a trace. No attribute tells of a person: no values of statements, no addresses, no queries. */
export interface Work {
  /** Of few: a kind of work, not the one thing that it is done with. */
  name: string;
  /** `server`: asked for by somebody else; `client`: done by another program; else by this one. */
  kind?: 'server' | 'client';
  /** By the names of OpenTelemetry's semantic conventions. */
  attributes?: Record<string, string | number>;
}

/** Ends what has begun. */
export type End = (facts?: { isFailed?: boolean; attributes?: Work['attributes'] }) => void;

/** Tells a collector what was done for whom, and how long it took. */
export interface Traces {
  /** Does some work, of which everything is a part that begins until it has ended. */
  inSpan<Result>(work: Work, run: () => Result): Result;
  /** Notes that some work has begun, where something is being traced. */
  begin(work: Work): End;
  /**
   * Goes on with a request, and with the trace that its sender has begun.
   *
   * @param traceparent as the sender told it (W3C Trace Context).
   */
  beginRequest(traceparent: string | undefined, work: Work, goOn: () => void): End;
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

let traces: Traces | undefined;

/** Tells whether this process has a collector. Without one nothing of OpenTelemetry is loaded, and nothing is done. */
export const areTraced = (): boolean => traces !== undefined;

/** The traces of this process; absent where nobody is told. */
export const currentTraces = (): Traces | undefined => traces;

/** {@link Traces.inSpan}, where somebody is told. */
export const inSpan = <Result>(work: Work, run: () => Result): Result =>
  traces ? traces.inSpan(work, run) : run();

/**
 * Begins to tell a collector, if there is one.
 *
 * @param url where it takes traces (OTLP over HTTP).
 * @param environment has the standard variables of OpenTelemetry beside it.
 * @returns ends it.
 */
export async function startTraces(
  url: string | undefined,
  environment: NodeJS.ProcessEnv,
  log: Log,
): Promise<() => Promise<void>> {
  if (url === undefined) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry.ts');
  const started = openTelemetry(url, environment, log);
  traces = started;
  return async () => {
    traces = undefined;
    await started.stop();
  };
}
