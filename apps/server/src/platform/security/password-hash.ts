import { availableParallelism } from 'node:os'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { AppError } from '../http/app-error.ts'

/** argon2id with 19 MiB, two passes, one lane: some 10 ms of a processor. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordCost = {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /** With a stored hash of null the work is done all the same and the answer is no. */
  readonly matches: (stored: string | null, password: string) => Promise<boolean>
  /** The same work with a salt that is given, for secrets that are looked up by their hash. */
  readonly derive: (secret: string, salt: Buffer) => Promise<Buffer>
}

/** Beyond this the wait is longer than anybody stays. */
const LONGEST_QUEUE = 200

/**
 * Hashes in the thread pool, as many at once as there are processors, at most three: the pool has four threads, and
 * files and names must stay answerable. Rejects with `unavailable` when too many wait.
 */
export function createPasswordHasher(cost: PasswordCost = PASSWORD_COST): PasswordHasher {
  const run = createQueue(Math.min(3, availableParallelism()), LONGEST_QUEUE)
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

/** The same letters typed on two systems are the same password. */
function prepared(password: string): string {
  return password.normalize('NFC')
}

function createQueue(width: number, longest: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= width) {
      if (waiting.length >= longest) throw new AppError('unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place passes on without becoming free.
      if (next) next()
      else running -= 1
    }
  }
}
