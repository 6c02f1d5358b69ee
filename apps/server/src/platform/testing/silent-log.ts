import type { DatabaseLog } from '../db/embedded/postmaster.ts'

/** A log that keeps nothing, for tests that are not about logging. */
export const silentLog: DatabaseLog = { debug() {}, info() {}, warn() {}, error() {} }
