import { runPostgresTool } from '../src/platform/database/postgres-tool.ts';

/** Whether PostgreSQL's own programs are installed here. */
export const hasPostgresTools = await runPostgresTool('pg_dump', undefined, ['--version']).then(
  () => true,
  () => false,
);
