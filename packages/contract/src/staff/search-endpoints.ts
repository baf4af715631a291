import { z } from 'zod';
import { rule, ruleWith } from '../rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  acknowledgement,
  id,
  moment,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
} from '../wire-types.ts';
import { expectedVersion } from './edit-input.ts';

/** Words that mean the same, in any script. */
export const synonymsSchema = z.object({
  _id: id,
  /** Each of them is found by each of the others. */
  words: z.array(z.string()),
  /** What is found by them as well, after all else: a city's country. */
  wider: z.array(z.string()),
  version: z.int(),
  updatedAt: moment,
});

/** What several people have searched for and nothing was found. */
export const missedSearchSchema = z.object({
  /** As the last of them typed it, without capitals. */
  query: z.string(),
  /** How many times since several people had typed it. */
  times: z.int(),
  lastAt: moment,
});

const word = requiredText(60);
const mostWords = 40;

const synonymsFields = {
  words: z.array(word).min(1, rule('oneWord')).max(mostWords, ruleWith('mostWords', mostWords)),
  wider: z.array(word).max(mostWords, ruleWith('mostWords', mostWords)).optional(),
};

/** Words by which the search finds services, as editors keep them. */
export const staffSearchEndpoints = {
  listSynonyms: defineEndpoint({
    method: 'GET',
    path: '/admin/search/synonyms',
    access: 'editor',
    envelope: 'page',
    summary: 'Words that mean the same, by their first word',
    query: pageQuery(25).extend({ search: searchText.optional() }),
    result: pageOf(synonymsSchema),
    provides: ['Synonyms'],
  }),
  createSynonyms: defineEndpoint({
    method: 'POST',
    path: '/admin/search/synonyms',
    access: 'editor',
    envelope: 'data',
    summary: 'Add words that mean the same',
    body: z.object(synonymsFields),
    result: synonymsSchema,
    invalidates: ['Synonyms', 'Service'],
  }),
  updateSynonyms: defineEndpoint({
    method: 'PUT',
    path: '/admin/search/synonyms/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'Change words that mean the same',
    body: z.object(synonymsFields).partial().extend({ version: expectedVersion }),
    result: synonymsSchema,
    errors: ['not_found', 'version_conflict'],
    invalidates: ['Synonyms', 'Service'],
  }),
  deleteSynonyms: defineEndpoint({
    method: 'DELETE',
    path: '/admin/search/synonyms/{id}',
    access: 'editor',
    envelope: 'fields',
    summary: 'Remove words that mean the same',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Synonyms', 'Service'],
  }),
  listMissed: defineEndpoint({
    method: 'GET',
    path: '/admin/search/missed',
    access: 'editor',
    envelope: 'page',
    summary: 'What several people searched for without finding anything, the most frequent first',
    query: pageQuery(25),
    result: pageOf(missedSearchSchema),
    provides: ['Synonyms'],
  }),
};
