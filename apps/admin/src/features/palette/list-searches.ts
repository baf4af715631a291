import {
  staffBookingEndpoints,
  staffChatEndpoints,
  staffCustomerEndpoints,
  staffServiceEndpoints,
  type Access,
} from '@pothik/contract';

const query = (words: string) => new URLSearchParams({ search: words }).toString();

interface ListSearch {
  name: 'bookings' | 'chats' | 'customers' | 'services';
  access: Access;
  address: (words: string) => string;
}

/** The lists that can be searched whole: the palette shows the first few of each kind. */
export const listSearches: readonly ListSearch[] = [
  {
    name: 'bookings',
    access: staffBookingEndpoints.list.access,
    address: (words) => `/bookings?${query(words)}`,
  },
  {
    name: 'chats',
    access: staffChatEndpoints.list.access,
    address: (words) => `/inbox?${query(words)}`,
  },
  {
    name: 'customers',
    access: staffCustomerEndpoints.list.access,
    address: (words) => `/people?${query(words)}`,
  },
  {
    name: 'services',
    access: staffServiceEndpoints.list.access,
    address: (words) => `/catalogue?${query(words)}`,
  },
];
