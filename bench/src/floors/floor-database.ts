/**
 * An embedded database that nothing was written into answers one question: the floor of a start. Prints the CPU time that
 * it took until then, in seconds.
 */
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';

const [directory] = process.argv.slice(2);
const database = new PGlite(directory);
await database.query('select 1');
const { user, system } = process.cpuUsage();
process.stdout.write(String((user + system) / 1_000_000));
await database.close();
