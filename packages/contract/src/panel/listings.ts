import * as z from 'zod/mini'
import { ORDER_STATUSES } from '../directory/order-values.ts'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { route } from '../route.ts'
import { Id, Instant, LocalizedText } from '../wire.ts'
import { keysetFields, keysetList } from './keyset-list.ts'
import { PANEL_ERRORS } from './panel-errors.ts'

export const PanelListingRow = z.object({
  id: Id,
  slug: z.string(),
  /** The number of an order. Null for a producer, because producers have no number. */
  number: z.nullable(z.int()),
  title: LocalizedText,
  status: z.enum(ORDER_STATUSES),
  owner: z.nullable(z.object({ id: Id, name: z.string() })),
  createdAt: Instant,
  /** The version of the listing. A decision must contain this version. */
  version: z.int(),
})
export type PanelListingRow = z.infer<typeof PanelListingRow>

export const listPanelListings = route({
  method: 'GET',
  path: '/v1/panel/listings/{kind}',
  summary:
    'Listings of any status, latest first. `query` is words, a number, a slug, an id or an owner’s address',
  auth: 'staff',
  params: z.strictObject({ kind: z.enum(LISTING_KINDS) }),
  query: z.strictObject({
    query: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    status: z.optional(z.enum(ORDER_STATUSES)),
    before: z.optional(Id),
    ...keysetFields,
  }),
  output: keysetList(PanelListingRow),
  errors: PANEL_ERRORS,
})
