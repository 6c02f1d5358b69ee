/** The door of realtime. */
export { realtimeRoutes } from './realtime.routes.ts'
export type { RealtimeContext } from './realtime-context.ts'
