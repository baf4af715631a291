import { definitions } from '@pothik/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../platform/database/open.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { exportRoute } from '../files/exports.ts';
import { findCategories } from '../catalogue/category-queries.ts';
import { eachService } from './staff-service-queries.ts';
import { columnNames, toCells } from './file-columns.ts';

async function* linesOf(db: Queries, filter: unknown) {
  const categories = await findCategories(db);
  for await (const service of eachService(
    db,
    definitions.staffServices.export.body.parse(filter),
  )) {
    const cells = toCells(service, categories);
    yield columnNames.map((column) => cells[column]);
  }
}

/** `GET /api/admin/services.csv`: services as a file that an import takes, by a signed address. */
export const serviceExportRoute = (app: FastifyInstance, db: Queries, keys: DocumentKeys): void =>
  exportRoute(app, db, keys, {
    what: 'services',
    access: 'editor',
    columns: columnNames,
    lines: (filter) => linesOf(db, filter),
  });
