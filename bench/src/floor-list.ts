/**
 * Fastify and node-postgres with nothing between them: what reading twelve services costs when
 * every request reads them.
 */
import process from 'node:process';
import fastify from 'fastify';
import pg from 'pg';

const [connectionString = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const query = {
  name: 'list',
  text: `select id, name, job_title, featured, service_type, country, provider_name, card_visa_type,
      salary_min_minor, salary_max_minor, salary_currency
    from services where is_active order by position, id limit 12`,
};
const app = fastify();
app.get('/', async () => ({ data: (await pool.query(query)).rows }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
