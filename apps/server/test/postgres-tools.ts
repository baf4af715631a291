import { runPostgresTool } from '../src/platform/database/postgres-tool.ts';

/** True where PostgreSQL's own programs are installed. */
export const hasPostgresTools = await runPostgresTool('pg_dump', undefined, ['--version']).then(
  () => true,
  () => false,
);
