import type { FastifyPluginCallback } from 'fastify';
import type { StoredFigure } from '../observation/stored-figure.ts';
import type { JobHandler, Sweep } from '../../platform/jobs/job-runner.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import type { Handlers, SomeHandlers } from './call.ts';
import type { CaseSource } from './case-source.ts';

/** The contribution of one module to the server. */
export interface ServerModule {
  /** Handlers of declared calls, by their group. Modules may share a group. */
  handlers?: SomeHandlers;
  /** Further routes, sockets, and timers that end with the app. */
  plugin?: FastifyPluginCallback;
  /** Its work after the answer, by the kind of job. @param send sends a mail. */
  jobs?: (send: SendMail) => Readonly<Record<string, JobHandler>>;
  /** Regular removal of data that nobody needs any more. */
  sweeps?: readonly Sweep[];
  /** Reads what visitors read most, the way their requests do; throws if those would fail. */
  checkReads?: () => Promise<void>;
  /** What it knows of the case of a person. */
  caseEntries?: readonly CaseSource[];
  /** What is told of its data to whoever watches. */
  figures?: readonly StoredFigure[];
}

/** The groups that these modules handle together. */
type HandledBy<Modules extends readonly ServerModule[]> = Modules extends readonly [
  infer First extends ServerModule,
  ...infer Rest extends readonly ServerModule[],
]
  ? (First extends { handlers: infer Own } ? Own : unknown) & HandledBy<Rest>
  : unknown;

/**
 * The modules of a server, in no order. A call that none of them handles is a type error: the second
 * argument is handed what they handle, and has to answer it as the handlers of every call.
 */
export function completeModules<const Modules extends readonly ServerModule[]>(
  modules: Modules,
  _handled: (handled: HandledBy<Modules>) => Handlers,
): readonly ServerModule[] {
  return modules;
}
