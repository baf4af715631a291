import { serverTests } from './server-tests.ts';

export default serverTests([
  'src/modules/bookings/**/*.test.ts',
  'src/http/calls/{assert-version,idempotency-key}.test.ts',
  'test/api/{bookings,bookings-of-people,bookings-repeated,documents,staff-bookings}.test.ts',
]);
