import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Kysely } from 'kysely'
import { AppError } from '../http/app-error.ts'
import type { SecretKey } from './secret-key.ts'

export type ChallengeTables = { used_challenges: { signature: string; expires_at: Date } }

export type Challenge = {
  readonly algorithm: 'SHA-256'
  readonly challenge: string
  readonly maxNumber: number
  readonly salt: string
  readonly signature: string
  readonly expiresAt: string
}

export type Challenges = {
  readonly issue: () => Promise<Challenge>
  /**
   * Accepts a solution from the header `X-Challenge`: base64 of the JSON `{algorithm, challenge, number,
   * salt, signature}`. Throws `challenge_failed` when the solution is wrong, expired or was used before.
   */
  readonly redeem: (solution: string) => Promise<void>
}

/** The client must find a random number up to this maximum. On average, a phone needs half a second. */
const MAX_NUMBER = 100_000
const LIFETIME_MS = 20 * 60_000
const LONGEST_SOLUTION = 2_000

/**
 * Creates proof-of-work challenges, which are costly for the sender and cheap for us. Challenges are signed,
 * so the server stores nothing until a challenge has been solved.
 */
export function createChallenges(options: {
  readonly db: Kysely<ChallengeTables>
  readonly secret: SecretKey
  readonly now: () => Date
  readonly maxNumber?: number
}): Challenges {
  const { db, secret, now, maxNumber = MAX_NUMBER } = options
  const hmacKey = secret.sign('challenge', 'key')
  return {
    async issue() {
      const expires = new Date(now().getTime() + LIFETIME_MS)
      const made = await createChallenge({ algorithm: 'SHA-256', hmacKey, maxnumber: maxNumber, expires })
      const { challenge, salt, signature } = made
      return { algorithm: 'SHA-256', challenge, maxNumber, salt, signature, expiresAt: expires.toISOString() }
    },
    async redeem(solution) {
      const payload = solution.length <= LONGEST_SOLUTION ? readSolution(solution) : null
      const expiresAt = payload ? expiryOf(payload.salt) : null
      const isValid =
        payload && expiresAt && expiresAt > now() && (await verifySolution(payload, hmacKey, false))
      if (!isValid) throw new AppError('challenge_failed')
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('used_challenges')
        .values({ signature: payload.signature, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) throw new AppError('challenge_failed')
    },
  }
}

/** Deletes stored solutions that have expired, because an expired solution is refused anyway. */
export async function sweepChallenges(db: Kysely<ChallengeTables>, now: Date): Promise<void> {
  await db.deleteFrom('used_challenges').where('expires_at', '<=', now).execute()
}

type Solution = Parameters<typeof verifySolution>[0] & object

function readSolution(text: string): (Solution & { salt: string; signature: string }) | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    if (typeof value !== 'object' || value === null) return null
    const { algorithm, challenge, number, salt, signature }: Readonly<Record<string, unknown>> = { ...value }
    const isComplete =
      algorithm === 'SHA-256' &&
      typeof challenge === 'string' &&
      typeof salt === 'string' &&
      typeof signature === 'string' &&
      /^[0-9a-f]{64}$/.test(signature) &&
      Number.isSafeInteger(number)
    return isComplete ? { algorithm, challenge, number: Number(number), salt, signature } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Reads the expiry from the signed salt, which ends in `?expires=` and Unix seconds. */
function expiryOf(salt: string): Date | null {
  const seconds = Number(new URLSearchParams(salt.split('?')[1] ?? '').get('expires'))
  return seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : null
}
