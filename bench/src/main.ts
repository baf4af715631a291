/** `bench`: measures what must be reached and prints it beside its floor, as one table. */
import { bookingsWithDocuments } from './bookings-with-documents.ts';
import { chatDelivery } from './chat-delivery.ts';
import { chatWeight } from './chat-weight.ts';
import { componentCost } from './component-cost.ts';
import { firstPageScript } from './first-page-script.ts';
import { homePage } from './home-page.ts';
import { listOfTwelve } from './list-of-twelve.ts';
import { searchAmongMany } from './search-among-many.ts';
import { firstVisit } from './first-visit.ts';
import { knownAddress } from './known-address.ts';
import { idleSockets } from './idle-sockets.ts';
import { entrySize } from './entry-size.ts';
import { sdkOverhead } from './sdk-overhead.ts';
import { sdkSize } from './sdk-size.ts';
import { typeCost } from './type-cost.ts';
import { staffBookings } from './staff-bookings.ts';
import { staffCustomers } from './staff-customers.ts';
import { toTable, type Figure } from './figure.ts';

const benches: Record<string, () => Promise<Figure[]>> = {
  components: componentCost,
  chat: chatWeight,
  entries: entrySize,
  'sdk-size': sdkSize,
  'type-cost': typeCost,
  'sdk-overhead': sdkOverhead,
  addresses: knownAddress,
  script: firstPageScript,
  visit: firstVisit,
  list: listOfTwelve,
  home: homePage,
  search: searchAmongMany,
  bookings: staffBookings,
  customers: staffCustomers,
  documents: bookingsWithDocuments,
  sockets: idleSockets,
  delivery: chatDelivery,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`,
  );
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  figures.push(...(await measure()));
}
console.log(`\n${toTable(figures)}`);
if (figures.some(({ holds }) => !holds)) process.exitCode = 1;
