import { pino } from 'pino'
import type { DatabaseLog } from '../db/embedded/postmaster.ts'

export const silentLog: DatabaseLog = { debug() {}, info() {}, warn() {}, error() {} }

export const silentHttpLog = pino({ level: 'silent' })
