import type { Pool } from 'pg'
import { gauge, type Metric } from '../../platform/http/metrics.ts'
import type { OutsideSearch } from './engine/opensearch/outside-search.ts'

/** Reports the queues of the search. The metrics of OpenSearch are there without it too, so that alerts can name them. */
export async function searchMetrics(
  pool: Pool,
  outside: Pick<OutsideSearch, 'isUsed' | 'fallbacks'> | null,
): Promise<readonly Metric[]> {
  const { rows } = await pool.query<{ listings: string; first: string | null; changes: string }>(`
    select count(*) as listings, min(seq) as first, (select count(*) from search_outbox) as changes
      from search_queue`)
  return [
    gauge('verstat_search_queue', 'Listings that wait for the index.', Number(rows[0]?.listings)),
    gauge(
      'verstat_search_queue_first',
      'Number of the first of them, 0 if there is none.',
      Number(rows[0]?.first),
    ),
    gauge('verstat_search_outbox', 'Changes that wait for OpenSearch.', Number(rows[0]?.changes)),
    gauge(
      'verstat_search_outside',
      '0 while PostgreSQL answers searches in place of an OpenSearch, otherwise 1.',
      outside?.isUsed() === false ? 0 : 1,
    ),
    {
      name: 'verstat_search_fallbacks_total',
      help: 'Searches that PostgreSQL answered in place of OpenSearch.',
      type: 'counter',
      values: [{ value: outside?.fallbacks() ?? 0 }],
    },
  ]
}
