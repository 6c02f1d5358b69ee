import { pino } from 'pino'
import type { DatabaseLog } from '../db/embedded/postmaster.ts'

/** A log that keeps nothing, for tests that are not about logging. */
export const silentLog: DatabaseLog = { debug() {}, info() {}, warn() {}, error() {} }

/** The same for a whole server. */
export const silentHttpLog = pino({ level: 'silent' })
