import type { ListingKind, RouteParsed, contactOrder as route } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { Kysely } from 'kysely'
import type { AccountsTables } from '../../accounts/index.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import type { StoredOrderStatus } from '../orders/order.tables.ts'

type Db = Kysely<DirectoryTables & AccountsTables>

/** A listing with its contact. Private data: only `contactListing` may return it. */
export type ContactRow = {
  readonly id: RouteParsed<typeof route>['id']
  readonly slug: string
  readonly status: StoredOrderStatus
  /** Null for producers, which never expire. */
  readonly expiresAt: Date | null
  readonly ownerId: string | null
  readonly title: { readonly uk?: string | undefined; readonly en?: string | undefined }
  readonly show: 'none' | 'afterLogin' | 'public'
  readonly name: string | null
  readonly email: string | null
  /** Verified e-mail of the owner, to which messages may be sent. Null if there is none. */
  readonly provenEmail: string | null
  readonly phones: readonly string[]
  /** The owner's language. */
  readonly locale: LocaleCode
}

/** Reads a listing of any status. */
export function find(db: Db, kind: ListingKind, id: string): Promise<ContactRow | undefined> {
  return kind === 'order' ? findOrder(db, id) : findProducer(db, id)
}

async function findOrder(db: Db, id: string): Promise<ContactRow | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .leftJoin('users as u', 'u.id', 'o.owner_id')
    .select([
      'o.id',
      'o.slug',
      'o.status',
      'o.expires_at',
      'o.owner_id',
      'o.title_uk',
      'o.title_en',
      'o.contact_show',
      'o.contact_name',
      'o.contact_email',
      'o.contact_phone',
      'u.email as owner_email',
      'u.email_verified_at',
      'o.demo',
      'u.locale',
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      slug: row.slug,
      status: row.status,
      expiresAt: row.expires_at,
      ownerId: row.owner_id,
      title: { uk: row.title_uk ?? undefined, en: row.title_en ?? undefined },
      show: row.contact_show,
      name: row.contact_name,
      email: row.contact_email ?? row.owner_email,
      phones: row.contact_phone === null ? [] : [row.contact_phone],
      provenEmail: provenEmail(row, row.contact_email),
      locale: row.locale ?? 'uk',
    }
  )
}

async function findProducer(db: Db, id: string): Promise<ContactRow | undefined> {
  const row = await db
    .selectFrom('producers as p')
    .leftJoin('users as u', 'u.id', 'p.owner_id')
    .select([
      'p.id',
      'p.slug',
      'p.status',
      'p.owner_id',
      'p.name',
      'p.contact_show',
      'p.email',
      'p.phones',
      'u.email as owner_email',
      'u.email_verified_at',
      'p.demo',
      'u.locale',
    ])
    .where('p.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      slug: row.slug,
      status: row.status,
      expiresAt: null,
      ownerId: row.owner_id,
      title: { uk: row.name, en: row.name },
      show: row.contact_show,
      name: row.name,
      email: row.email ?? row.owner_email,
      phones: row.phones,
      provenEmail: provenEmail(row, row.email),
      locale: row.locale ?? 'uk',
    }
  )
}

/**
 * An e-mail typed into a form may belong to someone else, so messages go there only for demo listings, whose
 * addresses are invented.
 */
function provenEmail(
  row: {
    readonly owner_email: string | null
    readonly email_verified_at: Date | null
    readonly demo: boolean
  },
  typed: string | null,
): string | null {
  if (row.owner_email !== null && row.email_verified_at !== null) return row.owner_email
  return row.demo ? typed : null
}
