import { pino } from 'pino'
import type { DatabaseLog } from '../db/embedded/postmaster.ts'

/** Discards everything, for tests that are not about logging. */
export const silentLog: DatabaseLog = { debug() {}, info() {}, warn() {}, error() {} }

export const silentHttpLog = pino({ level: 'silent' })
