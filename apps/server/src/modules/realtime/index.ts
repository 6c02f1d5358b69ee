/** What the composition root may import from realtime. */
export { realtimeModule } from './realtime.module.ts'
