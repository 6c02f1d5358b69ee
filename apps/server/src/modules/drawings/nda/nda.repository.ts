import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { NdaAcceptanceTable, NdaTextTable } from '../drawings.tables.ts'
import type { Db, Tx } from '../drawings-context.ts'
import { FIRST_NDA } from './first-nda.ts'

export type NdaText = Pick<Selectable<NdaTextTable>, 'version' | 'uk' | 'en' | 'hash'> & {
  /** Null for the first text, which has always been there. */
  readonly since: Date | null
}

/** The hash that an acceptance names: of both languages, because both are one agreement. */
export function hashNda({ uk, en }: Pick<NdaText, 'uk' | 'en'>): string {
  return createHash('sha256').update(`${uk}\n\n${en}`).digest('hex')
}

/** The text in force. */
export async function findCurrent(db: Db): Promise<NdaText> {
  const row = await db
    .selectFrom('nda_texts')
    .select(['version', 'uk', 'en', 'hash', 'created_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { version: 1, ...FIRST_NDA, hash: hashNda(FIRST_NDA), since: null }
  const { created_at, ...text } = row
  return { ...text, since: row.version === 1 ? null : created_at }
}

/** Stores a text, so that what somebody accepts can be read later even when the code has changed. */
export async function keep(
  tx: Tx,
  text: NdaText,
  now: Date,
  editedBy: string | null = null,
): Promise<boolean> {
  const { version, uk, en, hash } = text
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('nda_texts')
    .values({ version, uk, en, hash, edited_by: editedBy, created_at: now })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

export async function countAccepted(db: Db, version: number): Promise<number> {
  const row = await db
    .selectFrom('nda_acceptances')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

export type Acceptance = Pick<
  Selectable<NdaAcceptanceTable>,
  'accepted_at' | 'version' | 'own_number' | 'producer_name' | 'text_hash'
>

/** What was accepted: a version of the site's text, or the order's own document. */
export type Accepted =
  | { readonly version: number; readonly own_number: null }
  | { readonly version: null; readonly own_number: number }

/** The last acceptance of a person for an order, or the one of a certain text or document. */
export async function findAcceptance(
  db: Db,
  orderId: string,
  userId: string,
  of?: Accepted,
): Promise<Acceptance | undefined> {
  return db
    .selectFrom('nda_acceptances')
    .select(['accepted_at', 'version', 'own_number', 'producer_name', 'text_hash'])
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .$if(of !== undefined, (query) =>
      query
        .where('version', 'is not distinct from', of?.version ?? null)
        .where('own_number', 'is not distinct from', of?.own_number ?? null),
    )
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The version of an accepted text, or the number of an accepted document. */
export function numberOf({ version, own_number }: Pick<Acceptance, 'version' | 'own_number'>): number {
  const number = version ?? own_number
  if (number === null) throw new Error('an acceptance names neither a text nor a document')
  return number
}

/** Whose word the acceptance is: the producer, and the company behind it as far as it is known. */
export async function getParty(db: Db, producerId: string, userId: string) {
  const row = await db
    .selectFrom('producers as producer')
    .innerJoin('users as person', 'person.id', 'producer.owner_id')
    .select([
      'producer.name',
      'producer.edrpou',
      'producer.rnokpp',
      'person.company_name',
      'person.edrpou as person_edrpou',
      'person.rnokpp as person_rnokpp',
    ])
    .where('producer.id', '=', producerId)
    .where('person.id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    producer_name: row.name,
    company_name: row.company_name,
    company_code: row.edrpou ?? row.rnokpp ?? row.person_edrpou ?? row.person_rnokpp,
  }
}
