import type {
  ListingKind,
  Messenger,
  ORDER_CONTACT_SHOWS,
  RouteParsed,
  contactOrder as route,
} from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AccountsTables } from '../../accounts/index.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import type { StoredOrderStatus } from '../orders/order.tables.ts'

type Db = Kysely<DirectoryTables & AccountsTables>

/** A listing with its contact. The contact is private: only `contactListing` may return it. */
export type ContactRow = {
  readonly id: RouteParsed<typeof route>['id']
  readonly slug: string
  readonly status: StoredOrderStatus
  /** Null for producers, because producers never expire. */
  readonly expiresAt: Date | null
  readonly ownerId: string | null
  readonly title: { readonly uk?: string | undefined; readonly en?: string | undefined }
  readonly show: (typeof ORDER_CONTACT_SHOWS)[number]
  /** Orders that only invited producers see are `invited`. */
  readonly visibility: 'public' | 'invited'
  readonly awardLapsesAt: Date | null
  readonly awardCompletesAt: Date | null
  readonly name: string | null
  readonly email: string | null
  /** Verified e-mail address of the owner, to which messages may be sent. Null if the owner has no verified address. */
  readonly verifiedEmail: string | null
  readonly phones: readonly string[]
  readonly messengers: readonly Messenger[]
  readonly locale: LocaleCode
}

type Row = Omit<ContactRow, 'title'> & { readonly titleUk: string | null; readonly titleEn: string | null }

const COLUMNS: Readonly<Record<ListingKind, RawBuilder<unknown>>> = {
  order: sql`l.expires_at as "expiresAt", l.visibility, l.award_lapses_at as "awardLapsesAt",
    l.award_completes_at as "awardCompletesAt", l.title_uk as "titleUk", l.title_en as "titleEn", l.contact_name as name,
    coalesce(l.contact_email, u.email) as email, array_remove(array[l.contact_phone], null) as phones,
    l.contact_messengers as messengers`,
  producer: sql`null as "expiresAt", 'public' as visibility, null as "awardLapsesAt",
    null as "awardCompletesAt", l.name as "titleUk", l.name as "titleEn", l.name,
    coalesce(l.email, u.email) as email, l.phones, l.messengers`,
}
/**
 * The e-mail address that was typed into the form of the listing. Only demo listings use this column, because the
 * address of a real listing may belong to someone else.
 */
const TYPED_EMAIL = { order: sql.ref('l.contact_email'), producer: sql.ref('l.email') } as const

export async function find(db: Db, kind: ListingKind, id: string): Promise<ContactRow | undefined> {
  const { rows } = await sql<Row>`
    select l.id, l.slug, l.status, l.owner_id as "ownerId", l.contact_show as show, ${COLUMNS[kind]},
        case when u.email_verified_at is not null then u.email when l.demo then ${TYPED_EMAIL[kind]} end
          as "verifiedEmail",
        coalesce(u.locale, 'uk') as locale
      from ${sql.table(`${kind}s`)} l left join users u on u.id = l.owner_id where l.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { titleUk, titleEn, ...contact } = row
  return { ...contact, title: { uk: titleUk ?? undefined, en: titleEn ?? undefined } }
}
