import { gauge } from '../../platform/http/metrics.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import { realtimeRoutes } from './realtime.routes.ts'

export const realtimeModule = defineModule({
  name: 'realtime',
  tables: tables<unknown>(),
  audit: [],
  limits: [],
  routes: realtimeRoutes,
  start: ({ pool }: Pick<Platform<unknown>, 'pool'>) => ({
    services: {},
    async metrics() {
      const { rows } = await pool.query<{ events: string; behind: string }>(`
        select count(*) as events, coalesce(extract(epoch from now() - min(created_at)), 0) as behind
          from realtime_outbox`)
      return [
        gauge(
          'verstat_realtime_events',
          'Events that open pages are still to be told.',
          Number(rows[0]?.events),
        ),
        gauge('verstat_realtime_behind_seconds', 'Age of the oldest of them.', Number(rows[0]?.behind)),
      ]
    },
  }),
})
