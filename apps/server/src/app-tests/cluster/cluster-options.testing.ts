import { parseArgs } from 'node:util'
import { StartError } from '../../platform/config/start-error.ts'

export type Options = {
  /** The faults are repeated until this time is up. */
  readonly minutes: number
  /** How many parts are killed at random instead of the faults. */
  readonly kills: number | null
  readonly seed: number
  /** Only faults whose name contains this text. */
  readonly only: string
  /** The program of Centrifugo, or null for our own realtime server. */
  readonly centrifugo: string | null
}

export function readOptions(args: readonly string[], centrifugo: string | null): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '0' },
      kills: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string', default: '' },
      embedded: { type: 'boolean', default: false },
    },
  })
  const { minutes, kills, seed, only, embedded } = values
  return {
    minutes: readNumber('--minutes', minutes),
    kills: kills === undefined ? null : readNumber('--kills', kills),
    seed: seed === undefined ? Math.floor(Math.random() * 1_000_000) : readNumber('--seed', seed),
    only,
    centrifugo: embedded ? null : centrifugo,
  }
}

function readNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0) throw new StartError(`${name} needs a number.`)
  return value
}
