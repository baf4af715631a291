/**
 * A server that does nothing but answer the same: the floor of what a request costs. JSON is an
 * object in memory, written for each request; anything else are bytes.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import fastify from 'fastify';

const [file = '', type = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const answer: unknown = type === 'application/json' ? JSON.parse(bytes.toString()) : bytes;
const app = fastify();
app.get('/', (_request, reply) => reply.type(type).send(answer));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
