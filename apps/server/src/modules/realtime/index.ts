/** The door of realtime. */
export { realtimeModule } from './realtime.module.ts'
