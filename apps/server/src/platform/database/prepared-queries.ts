import type { Queries } from './open.ts';

/**
 * Queries that are asked often, each written once for a database and planned once for a connection.
 * Each of them stays in the memory of every connection: their names have to be few.
 */
export class PreparedQueries<Query> {
  readonly #queries = new WeakMap<Queries, Map<string, Query>>();

  /** @param prepare is called once for each name; what it makes takes its values when it is run. */
  get(db: Queries, name: string, prepare: () => Query): Query {
    let queries = this.#queries.get(db);
    if (!queries) {
      queries = new Map();
      this.#queries.set(db, queries);
    }
    let query = queries.get(name);
    if (!query) {
      query = prepare();
      queries.set(name, query);
    }
    return query;
  }
}
