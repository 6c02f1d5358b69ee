import * as z from 'zod/mini'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { route } from '../route.ts'
import { Id, Instant, LocalizedText, wholeNumber } from '../wire.ts'
import { keysetFields, keysetList } from './keyset-list.ts'
import { PANEL_ERRORS } from './panel-errors.ts'
import { LEAD_HOURS_MAX } from './panel-values.ts'

const Person = z.nullable(z.object({ id: Id, name: z.string() }))

/** A request for the contact of a listing. Messages stay between the two people. */
export const PanelLead = z.object({
  id: Id,
  at: Instant,
  listing: z.object({ kind: z.enum(LISTING_KINDS), id: Id, title: LocalizedText }),
  owner: Person,
  /** The person who asked. Null for visitors without an account and for erased users. */
  person: Person,
})
export type PanelLead = z.infer<typeof PanelLead>

export const listPanelLeads = route({
  method: 'GET',
  path: '/v1/panel/leads',
  summary: 'Requests for contacts, latest first; `hours` selects those of the last hours',
  auth: 'staff',
  query: z.strictObject({
    hours: z.optional(wholeNumber(1, LEAD_HOURS_MAX)),
    before: z.optional(Id),
    ...keysetFields,
  }),
  output: keysetList(PanelLead),
  errors: PANEL_ERRORS,
})
