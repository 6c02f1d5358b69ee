import * as z from 'zod/mini'
import { line } from '../directory/writing.ts'
import { route } from '../route.ts'
import { Day, Id, Instant } from '../wire.ts'
import { PANEL_ERRORS } from './panel-errors.ts'
import { SYNONYM_MAX, SYNONYMS_MAX } from './panel-values.ts'

export const SynonymGroup = z.object({
  id: Id,
  words: z.array(z.string()),
  /** When staff last edited the group. Null if staff have never edited it. */
  editedAt: z.nullable(Instant),
  version: z.int(),
})
export type SynonymGroup = z.infer<typeof SynonymGroup>

const words = z
  .array(line(1, SYNONYM_MAX).check(z.regex(/[\p{L}\p{N}]/u)))
  .check(z.minLength(2), z.maxLength(SYNONYMS_MAX))

export const listSynonyms = route({
  method: 'GET',
  path: '/v1/panel/search/synonyms',
  summary: 'All groups of words that mean the same, by their first word',
  auth: 'staff',
  output: z.array(SynonymGroup),
  errors: PANEL_ERRORS,
})

export const createSynonyms = route({
  method: 'POST',
  path: '/v1/panel/search/synonyms',
  summary: 'Makes a group; searches know it within two seconds',
  auth: 'staff',
  body: z.strictObject({ words }),
  output: SynonymGroup,
  status: 201,
  errors: PANEL_ERRORS,
})

export const editSynonyms = route({
  method: 'PATCH',
  path: '/v1/panel/search/synonyms/{id}',
  summary: 'Changes the words of a group',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ words, version: z.optional(z.int()) }),
  output: SynonymGroup,
  errors: [...PANEL_ERRORS, 'not_found', 'stale'],
})

export const deleteSynonyms = route({
  method: 'DELETE',
  path: '/v1/panel/search/synonyms/{id}',
  summary: 'Takes a group out; one that the program brought does not come back',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  output: z.null(),
  status: 204,
  errors: [...PANEL_ERRORS, 'not_found'],
})

export const listSearchMisses = route({
  method: 'GET',
  path: '/v1/panel/search/misses',
  summary:
    'What was searched in the last thirty days and not found, the most frequent first; nobody knows by whom',
  auth: 'staff',
  output: z.array(z.object({ query: z.string(), count: z.int(), lastDay: Day })),
  errors: PANEL_ERRORS,
})
