/**
 * `bench`: measures what must be reached and prints it beside its floor, as one table. With `--size`,
 * `growth` and `paint` measure among so many rows.
 */
import { parseArgs } from 'node:util';
import { bookingsWithDocuments } from './server/bookings-with-documents.ts';
import { picturesBesideAttack } from './server/pictures-beside-attack.ts';
import { callsBesideAttack } from './server/calls-beside-attack.ts';
import { growth } from './server/growth.ts';
import { listPaint } from './server/list-paint.ts';
import { capacity } from './server/capacity.ts';
import { chatDelivery } from './server/chat-delivery.ts';
import { chatWeight } from './packages/chat-weight.ts';
import { componentCost } from './packages/component-cost.ts';
import { firstPageScript } from './pages/first-page-script.ts';
import { homePage } from './pages/home-page.ts';
import { photoAdvice } from './photos/photo-advice.ts';
import { listOfTwelve } from './server/list-of-twelve.ts';
import { searchAmongMany, searchAmongMillion } from './server/search-among-many.ts';
import { moveTimes } from './pages/moves.ts';
import { tapDurations } from './pages/taps.ts';
import { scriptTime } from './pages/script-time.ts';
import { firstVisit } from './pages/first-visit.ts';
import { knownAddress } from './pages/known-address.ts';
import { idleSockets } from './server/idle-sockets.ts';
import { entrySize } from './packages/entry-size.ts';
import { sdkOverhead } from './packages/sdk-overhead.ts';
import { sdkSize } from './packages/sdk-size.ts';
import { visitInBangla } from './pages/visit-in-bangla.ts';
import { typeCost } from './packages/type-cost.ts';
import { memoryOfAddresses } from './server/memory-of-addresses.ts';
import { memoryOfFolder } from './server/memory-of-folder.ts';
import { upgrade } from './server/upgrade.ts';
import { toTable, type Figure } from './figure.ts';

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string' } },
});

const size = values.size === undefined ? undefined : Number(values.size);

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
  'script-time': scriptTime,
  taps: tapDurations,
  moves: moveTimes,
  bangla: visitInBangla,
  list: listOfTwelve,
  home: homePage,
  search: searchAmongMany,
  'search-million': searchAmongMillion,
  growth: () => growth(size),
  paint: () => listPaint(size),
  documents: bookingsWithDocuments,
  'pictures-beside-attack': picturesBesideAttack,
  'calls-beside-attack': callsBesideAttack,
  sockets: idleSockets,
  delivery: chatDelivery,
  capacity,
  memory: memoryOfFolder,
  'memory-of-addresses': memoryOfAddresses,
  upgrade,
  photos: photoAdvice,
};

const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`,
  );
  process.exit(2);
}

const figures: Figure[] = [];
// Whoever ends it keeps what it has measured.
process.once('SIGINT', () => {
  console.log(`\n${toTable(figures)}`);
  process.exit(130);
});
for (const [name, measure] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  const measured = await measure();
  console.log(toTable(measured));
  figures.push(...measured);
}
console.log(`\n${toTable(figures)}`);
if (figures.some(({ holds }) => !holds)) process.exitCode = 1;
