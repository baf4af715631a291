// Generated from src/staff/search-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { MissedSearch, Synonyms } from '../entities.ts';

/** Words by which the search finds services, as editors keep them. */
export const staffSearchEndpoints = {
  /** Words that mean the same, by their first word. */
  listSynonyms: {
    method: 'GET',
    path: '/admin/search/synonyms',
    access: 'editor',
    envelope: 'page',
  } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      search?: string | undefined;
    },
    Page<Synonyms>
  >,
  /** Add words that mean the same. */
  createSynonyms: {
    method: 'POST',
    path: '/admin/search/synonyms',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      words: string[];
      wider?: string[] | undefined;
    },
    Synonyms
  >,
  /** Change words that mean the same. */
  updateSynonyms: {
    method: 'PUT',
    path: '/admin/search/synonyms/{id}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      words?: string[] | undefined;
      wider?: string[] | undefined;
      version?: number | undefined;
    },
    Synonyms
  >,
  /** Remove words that mean the same. */
  deleteSynonyms: {
    method: 'DELETE',
    path: '/admin/search/synonyms/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
  /** What several people searched for without finding anything, the most frequent first. */
  listMissed: {
    method: 'GET',
    path: '/admin/search/missed',
    access: 'editor',
    envelope: 'page',
  } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
    },
    Page<MissedSearch>
  >,
};
