import {
  bookingSorts,
  bookingStatuses,
  dueSpans,
  maximumTagLength,
  waitingParties,
  type staffBookingEndpoints,
  type BookingSort,
  type CallInput,
} from '@pothik/contract';
import { dayOf, oneOf, pageOf } from '../../shared/page/list-address.ts';

/** What a list of bookings is asked for. */
export type ListQuery = CallInput<(typeof staffBookingEndpoints)['list']> & {
  page: number;
  sort: BookingSort;
};

/** The fields by which a list can be narrowed, as they stand in the address. */
export const filterNames = [
  'search',
  'status',
  'serviceType',
  'from',
  'to',
  'guest',
  'answered',
  'assignee',
  'waitingFor',
  'due',
  'reminded',
  'tag',
] as const;
export type FilterName = (typeof filterNames)[number];

const pageSize = 25;
const usualSort: BookingSort = '-createdAt';

/** The list that an address stands for; what it can't mean is left out. */
export function readList(address: URLSearchParams): ListQuery {
  const guest = oneOf(['true', 'false'], address.get('guest'));
  const reminded = oneOf(['true', 'false'], address.get('reminded'));
  const answered = oneOf(['true', 'false'], address.get('answered'));
  const filters = {
    search: address.get('search')?.slice(0, 200),
    status: oneOf(bookingStatuses, address.get('status')),
    serviceType: address.get('serviceType')?.slice(0, 40),
    from: dayOf(address.get('from')),
    to: dayOf(address.get('to')),
    assignee: address.get('assignee')?.slice(0, 200),
    waitingFor: oneOf(waitingParties, address.get('waitingFor')),
    due: oneOf(dueSpans, address.get('due')),
    tag: address.get('tag')?.slice(0, maximumTagLength),
  };
  return {
    ...(Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Partial<
      typeof filters
    >),
    ...(guest === undefined ? {} : { guest: guest === 'true' }),
    ...(answered === undefined ? {} : { answered: answered === 'true' }),
    ...(reminded === undefined ? {} : { reminded: reminded === 'true' }),
    sort: oneOf(bookingSorts, address.get('sort')) ?? usualSort,
    page: pageOf(address),
    limit: pageSize,
  };
}
