import { recordKinds, type RecordKind } from '@pothik/contract';

/** A record, by its kind and id. */
export interface RecordName {
  kind: RecordKind;
  _id: string;
}

/** Where records of each kind are opened. */
const paths: Record<RecordKind, string> = {
  booking: '/bookings/',
  chat: '/inbox/',
  customer: '/people/customers/',
  staff: '/people/staff/',
  service: '/catalogue/services/',
  category: '/catalogue/categories/',
  insight: '/insights/',
  picture: '/catalogue/pictures/',
};

/** The address that opens a record. */
export const addressOf = ({ kind, _id }: RecordName): string =>
  paths[kind] + encodeURIComponent(_id);

/** The record that an address opens. */
export function recordAt(pathname: string): RecordName | undefined {
  for (const kind of recordKinds) {
    if (!pathname.startsWith(paths[kind])) continue;
    const rest = pathname.slice(paths[kind].length);
    if (rest === '' || rest === 'new' || rest.includes('/')) return undefined;
    try {
      return { kind, _id: decodeURIComponent(rest) };
    } catch {
      return undefined;
    }
  }
  return undefined;
}
