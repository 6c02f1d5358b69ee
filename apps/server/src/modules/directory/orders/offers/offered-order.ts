import type { Selectable } from 'kysely'
import { isUuid } from '../../../../platform/ids/uuid-v7.ts'
import type { Db, Tx } from '../../directory-context.ts'
import { localized, localizedOrNull } from '../../listing/localized-columns.ts'
import type { OrderTable } from '../order.tables.ts'
import { apiStatus } from '../order.view.ts'

const COLUMNS = [
  'id',
  'number',
  'slug',
  'owner_id',
  'status',
  'status_at',
  'version',
  'visibility',
  'title_uk',
  'title_en',
  'description_uk',
  'description_en',
  'quantity',
  'unit',
  'quantity_note_uk',
  'quantity_note_en',
  'currency',
  'vat',
  'budget_mode',
  'budget_min',
  'budget_max',
  'budget_per',
  'sample_required',
  'nda_required',
  'needed_by',
  'region_id',
  'city',
  'offers_open',
  'max_offers',
  'terms_version',
  'expires_at',
  'published_at',
  'deal_id',
  'award_lapses_at',
  'award_completes_at',
  'contact_name',
  'contact_email',
  'contact_phone',
  'demo',
] as const satisfies readonly (keyof OrderTable)[]

type Row = Pick<Selectable<OrderTable>, (typeof COLUMNS)[number]>

/** An order as the module for offers knows it. It contains the owner's contact, so it is never sent as it is. */
export type OfferedOrder = ReturnType<typeof fromRow>

/** Finds an order by slug or id, in any status. */
export async function findOfferedOrder(
  db: Db,
  slugOrId: string,
  now: Date,
): Promise<OfferedOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(COLUMNS)
    .where(isUuid(slugOrId) ? 'id' : 'slug', '=', slugOrId)
    .executeTakeFirst()
  return row && fromRow(row, now)
}

/** Locks an order until the transaction ends. The caller has locked all users that it locks at all. */
export async function lockOfferedOrder(tx: Tx, id: string, now: Date): Promise<OfferedOrder | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && fromRow(row, now)
}

export async function listOfferedOrders(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, OfferedOrder>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('orders').select(COLUMNS).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, fromRow(row, now)]))
}

function fromRow(row: Row, now: Date) {
  return {
    id: row.id,
    number: row.number,
    slug: row.slug,
    ownerId: row.owner_id,
    /** The status as the API shows it. */
    status: apiStatus(row, now),
    statusAt: row.status_at,
    version: row.version,
    visibility: row.visibility,
    title: localized(row.title_uk, row.title_en),
    description: localized(row.description_uk, row.description_en),
    quantity: row.quantity === null ? null : Number(row.quantity),
    unit: row.unit,
    quantityNote: localizedOrNull(row.quantity_note_uk, row.quantity_note_en),
    currency: row.currency,
    vat: row.vat,
    budgetMode: row.budget_mode,
    budgetMin: row.budget_min,
    budgetMax: row.budget_max,
    budgetPer: row.budget_per,
    sampleRequired: row.sample_required,
    ndaRequired: row.nda_required === true,
    neededBy: row.needed_by,
    regionKey: row.region_id,
    city: row.city,
    offersOpen: row.offers_open,
    maxOffers: row.max_offers,
    termsVersion: row.terms_version,
    expiresAt: row.expires_at,
    publishedAt: row.published_at,
    dealId: row.deal_id,
    /** Until when the producer can confirm the accepted offer. Null when no confirmation is awaited. */
    confirmUntil: row.award_lapses_at,
    contact: { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
    isDemo: row.demo,
  }
}

/** Whether the owner may not read the offers yet. */
export function isSealed({ offersOpen, expiresAt }: OfferedOrder, now: Date): boolean {
  return offersOpen === 'atDeadline' && (expiresAt === null || expiresAt > now)
}
