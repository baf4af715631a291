/**
 * Fastify and node-postgres with nothing between them: what reading twelve services, as a card shows
 * them, costs when every request reads them.
 */
import process from 'node:process';
import fastify from 'fastify';
import pg from 'pg';

const [connectionString = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const query = {
  name: 'list',
  text: `select service.id, service.name, job_title, featured, service_type, country, provider_name,
      card_visa_type, salary_min_minor, salary_max_minor, salary_currency,
      category.id as category_id, category.name as category_name, category.slug as category_slug,
      sub.id as sub_id, sub.name as sub_name, sub.slug as sub_slug,
      image.id as image_id, image.width, image.height, image.alt
    from services service
      left join categories category on category.id = service.category_id
      left join categories sub on sub.id = service.subcategory_id
      left join service_images first on first.service_id = service.id and first.position = 0
      left join images image on image.id = first.image_id
    where service.is_active order by service.position, service.id limit 12`,
};
const app = fastify();
app.get('/', async () => ({ data: (await pool.query(query)).rows }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
