import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const { PRIORITY_LOW } = constants.priority

/** Leaves the processors to other processes. */
export function takeLowPriority(): void {
  setPriority(PRIORITY_LOW)
  if (process.platform !== 'linux') return
  // A priority belongs to a thread there, and the threads that collect garbage run already.
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), PRIORITY_LOW)
}
