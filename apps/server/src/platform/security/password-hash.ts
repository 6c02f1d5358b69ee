import { availableParallelism } from 'node:os'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { createLimiter } from '../process/limiter.ts'

/** argon2id with 19 MiB, two passes, one lane: about 10 ms of CPU. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordCost = {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /** For a null hash it does the same work and returns false, so that timing does not reveal unknown accounts. */
  readonly matches: (stored: string | null, password: string) => Promise<boolean>
  /** The same work with a fixed salt, for secrets that are looked up by their hash. */
  readonly derive: (secret: string, salt: Buffer) => Promise<Buffer>
}

/** A longer queue would make callers wait longer than they stay. */
const LONGEST_QUEUE = 200

/**
 * Hashes in the thread pool, at most one task per CPU and at most three: the pool has four threads, and file access and
 * DNS must stay responsive. Rejects with `unavailable` when too many tasks are queued.
 */
export function createPasswordHasher(cost: PasswordCost = PASSWORD_COST): PasswordHasher {
  const run = createLimiter(Math.min(3, availableParallelism()), LONGEST_QUEUE)
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => run(() => hash(prepared(password), cost)),
    matches: (stored, password) =>
      run(async () => {
        if (stored !== null) return verify(stored, prepared(password))
        // A hash of the same cost, so that an unknown address takes as long as a wrong password.
        decoy ??= hash('nobody has this password', cost)
        await verify(await decoy, prepared(password))
        return false
      }),
    derive: (secret, salt) => run(() => hashRaw(secret, { ...cost, salt })),
  }
}

/** Different systems may encode the same typed text differently. */
function prepared(password: string): string {
  return password.normalize('NFC')
}
