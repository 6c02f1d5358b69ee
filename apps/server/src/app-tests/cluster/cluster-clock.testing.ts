/**
 * Loaded before a process of Verstat (`node --import`), this makes its clock wrong: by the milliseconds in the file
 * CLUSTER_CLOCK, from the start, and anew at each SIGUSR2. Only `Date` of JavaScript is wrong, in the main thread. The
 * monotonic clock and timers are right, as on a machine whose time of day is wrong. Not covered: the header `Date`, the
 * validity of certificates and the times of files, for which Node asks the system itself.
 */
import { readFileSync } from 'node:fs'

// biome-ignore lint/style/noProcessEnv: the test names the file in the environment.
const { CLUSTER_CLOCK: file = '' } = process.env
const trueNow = Date.now
let aheadMs = read()

process.on('SIGUSR2', () => {
  aheadMs = read()
})

const now = () => trueNow() + aheadMs
globalThis.Date = new Proxy(Date, {
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
  apply: () => new Date().toString(),
})

function read(): number {
  return Number(readFileSync(file, 'utf8'))
}
