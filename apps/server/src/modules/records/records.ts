import { mayCall, recordKinds } from '@pothik/contract';
import { signedIn, type Caller, type Handlers } from '../../http/calls/call.ts';
import type { Database } from '../../platform/database/open.ts';
import type { RecordSources } from '../../platform/record-source.ts';
import { findRecords, readRecords } from './find-records.ts';
import { wordsOf } from './record-words.ts';

/** Records of all kinds at once, each kind for those who may open it. */
export function recordHandlers(
  database: Pick<Database, 'db' | 'forSearch'>,
  sources: RecordSources,
): Handlers['staffRecords'] {
  const kindsFor = ({ role }: Caller) =>
    recordKinds.filter((kind) => mayCall(role, sources[kind].access));

  return {
    async find({ caller, query: { search } }) {
      const kinds = kindsFor(signedIn(caller));
      const words = wordsOf(search);
      if (words.length === 0) return { records: [] };
      const { records, leftOut } = await findRecords(sources, database, kinds, words);
      return leftOut.length === 0 ? { records } : { records, leftOut };
    },

    async lookUp({ caller, body: { records } }) {
      const kinds = kindsFor(signedIn(caller));
      const ids = Object.fromEntries(
        kinds.map((kind) => [
          kind,
          records.flatMap((record) => (record.kind === kind ? record._id : [])),
        ]),
      );
      const known = await readRecords(sources, database.db, ids);
      return {
        records: records.flatMap(
          ({ kind, _id }) => known.find((one) => one.kind === kind && one._id === _id) ?? [],
        ),
      };
    },
  };
}
