/** A server that does nothing but answer the same bytes: the floor of what a request costs. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import fastify from 'fastify';

const [file = '', type = ''] = process.argv.slice(2);
const body = readFileSync(file);
const app = fastify();
app.get('/', (_request, reply) => reply.type(type).send(body));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
