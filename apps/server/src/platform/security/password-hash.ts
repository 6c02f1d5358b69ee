import { availableParallelism } from 'node:os'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { createLimiter } from '../process/limiter.ts'

/** The cost of argon2id: 19 MiB of memory, two passes, one lane. A hash takes about 10 ms of CPU time. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordCost = {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /**
   * Whether the password has this hash. When the hash is null, does the same work and returns false, so that
   * the response time does not reveal unknown accounts.
   */
  readonly matches: (stored: string | null, password: string) => Promise<boolean>
  /**
   * Hashes a secret with a fixed salt at the same cost as a password, for secrets that are looked up by their
   * hash.
   */
  readonly derive: (secret: string, salt: Buffer) => Promise<Buffer>
}

/** If the queue were longer, callers would give up before their turn. */
const LONGEST_QUEUE = 200

/**
 * Creates a hasher that works in Node's thread pool. It uses at most one thread per CPU and at most three,
 * because the pool has four threads, and file access and DNS must stay responsive. Rejects with `unavailable`
 * when too many tasks are queued.
 */
export function createPasswordHasher(cost: PasswordCost = PASSWORD_COST): PasswordHasher {
  const run = createLimiter(Math.min(3, availableParallelism()), LONGEST_QUEUE)
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => run(() => hash(prepared(password), cost)),
    matches: (stored, password) =>
      run(async () => {
        if (stored !== null) return verify(stored, prepared(password))
        // Verify against a hash of the same cost, so that an unknown address takes as long as a wrong
        // password.
        decoy ??= hash('nobody has this password', cost)
        await verify(await decoy, prepared(password))
        return false
      }),
    derive: (secret, salt) => run(() => hashRaw(secret, { ...cost, salt })),
  }
}

/** Normalizes the password, because different systems may encode the same typed text differently. */
function prepared(password: string): string {
  return password.normalize('NFC')
}
