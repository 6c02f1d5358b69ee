import { defineModule, tables } from '../../platform/module/define-module.ts'
import { realtimeRoutes } from './realtime.routes.ts'

export const realtimeModule = defineModule({
  name: 'realtime',
  tables: tables<unknown>(),
  audit: [],
  limits: [],
  routes: realtimeRoutes,
  start: () => ({ services: {} }),
})
