/** Only the composition root may import this module. */
export { realtimeModule } from './realtime.module.ts'
