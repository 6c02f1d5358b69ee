import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { onTables } from '../../db/on-tables.ts'
import { createSecretKey, type SecretKey } from '../../security/secret-key.ts'
import { AppError, type FieldProblem, invalid } from '../app-error.ts'

export type KeptAnswerTables = {
  kept_answers: {
    key_hash: Buffer
    body_hash: Buffer
    attempt: string
    started_at: Date
    sealed_answer: Buffer | null
  }
}

/**
 * Stores the answer in the same database transaction as the change that the answer reports, so that a crash
 * cannot store only one of the two. If a handler does not call this function, the answer is stored right
 * after the handler.
 */
export type StoreAnswer = (tx: { readonly isTransaction: boolean }, answer: unknown) => Promise<void>

export type Idempotency = {
  /**
   * Runs the first call with an idempotency key. For a day, every repetition of the call gets the same
   * answer. A repetition that arrives while the first call is running waits. Refusals are not stored. Throws
   * `conflict` when the same key comes with another body, and when the first call takes too long.
   */
  readonly answerOnce: (
    call: KeyedCall,
    answer: (storeAnswer: StoreAnswer) => Promise<unknown>,
  ) => Promise<unknown>
}

export type KeyedCall = {
  /** Identifies the API call and the caller. The same key in two scopes means two different calls. */
  readonly scope: string
  readonly key: string
  readonly body: unknown
}

const DAY_MS = 86_400_000
/** Longer than any call takes. After this time the process that ran the first call is assumed dead. */
const LEASE_MS = 60_000
const PATIENCE_MS = 20_000
const PAUSE_MS = 40
/**
 * Minimum and maximum length of an idempotency key, which consists of visible ASCII characters. A UUID or a longer
 * secret fits.
 */
const KEY_MIN = 8
const KEY_MAX = 200
const KEY = new RegExp(`^[\\x21-\\x7e]{${KEY_MIN},${KEY_MAX}}$`)

type Db = Kysely<KeptAnswerTables>
type Slot = {
  readonly keyHash: Buffer
  readonly bodyHash: Buffer
  readonly attempt: string
  readonly secret: SecretKey
}

export function createIdempotency(options: { readonly db: Db; readonly now: () => Date }): Idempotency {
  const { db, now } = options
  return {
    async answerOnce({ scope, key, body }, answer) {
      if (!KEY.test(key)) throw invalid({ path: 'Idempotency-Key', ...keyFault(key) })
      const secret = createSecretKey(key)
      const slot: Slot = {
        keyHash: createHash('sha256').update(`${scope}\n${key}`).digest(),
        bodyHash: secret.hmac('body', canonical(body)),
        attempt: randomUUID(),
        secret,
      }
      const stored = await claimSlot(db, slot, now)
      return stored === undefined ? runAndStore(db, slot, answer) : JSON.parse(stored)
    },
  }
}

function keyFault(key: string): Pick<FieldProblem, 'code' | 'params'> {
  if (key.length < KEY_MIN) return { code: 'too_short', params: { min: KEY_MIN } }
  if (key.length > KEY_MAX) return { code: 'too_long', params: { max: KEY_MAX } }
  return { code: 'invalid_format' }
}

export async function sweepKeptAnswers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('kept_answers')
    .where('started_at', '<=', new Date(now.getTime() - DAY_MS))
    .execute()
}

/**
 * Returns the stored answer. Returns undefined when the caller has claimed the row of the key and must run
 * the call.
 */
async function claimSlot(db: Db, slot: Slot, now: () => Date): Promise<string | undefined> {
  const giveUpAt = performance.now() + PATIENCE_MS
  while (performance.now() < giveUpAt) {
    await db
      .deleteFrom('kept_answers')
      .where('key_hash', '=', slot.keyHash)
      .where('started_at', '<=', new Date(now().getTime() - DAY_MS))
      .execute()
    const made = await db
      .insertInto('kept_answers')
      .values({
        key_hash: slot.keyHash,
        body_hash: slot.bodyHash,
        attempt: slot.attempt,
        started_at: now(),
        sealed_answer: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 1n) return undefined
    const row = await db
      .selectFrom('kept_answers')
      .select(['body_hash', 'attempt', 'started_at', 'sealed_answer'])
      .where('key_hash', '=', slot.keyHash)
      .executeTakeFirst()
    // The call that held the slot (the row of this key) was refused, so the row was deleted. Try to claim the
    // slot.
    if (!row) continue
    if (!row.body_hash.equals(slot.bodyHash)) throw new AppError('conflict')
    if (row.sealed_answer) return slot.secret.open('answer', row.sealed_answer, slot.keyHash.toString('hex'))
    const isAbandoned = now().getTime() - row.started_at.getTime() > LEASE_MS
    if (isAbandoned && (await takeOverSlot(db, slot, row.attempt, now()))) return undefined
    await pause(PAUSE_MS)
  }
  throw new AppError('conflict', { retryAfterSeconds: 5 })
}

async function takeOverSlot(db: Db, slot: Slot, attempt: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kept_answers')
    .set({ attempt: slot.attempt, started_at: now })
    .where('key_hash', '=', slot.keyHash)
    .where('attempt', '=', attempt)
    .where('sealed_answer', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function runAndStore(
  db: Db,
  slot: Slot,
  answer: (storeAnswer: StoreAnswer) => Promise<unknown>,
): Promise<unknown> {
  let isStored = false
  try {
    const made = await answer(async (tx, stored) => {
      await writeAnswer(onTables<KeptAnswerTables>(tx), slot, stored)
      isStored = true
    })
    if (!isStored) await writeAnswer(db, slot, made)
    return made
  } catch (error) {
    await db
      .deleteFrom('kept_answers')
      .where('key_hash', '=', slot.keyHash)
      .where('attempt', '=', slot.attempt)
      .where('sealed_answer', 'is', null)
      .execute()
    throw error
  }
}

/**
 * Stores the answer. Throws `conflict` when another process has taken over the slot, which rolls back this
 * call.
 */
async function writeAnswer(db: Db, slot: Slot, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer ?? null)
  const { numUpdatedRows } = await db
    .updateTable('kept_answers')
    .set({ sealed_answer: slot.secret.seal('answer', text, slot.keyHash.toString('hex')) })
    .where('key_hash', '=', slot.keyHash)
    .where('attempt', '=', slot.attempt)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new AppError('conflict')
}

/** Serializes equal bodies to equal texts, whatever the order of their keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}
