import { fieldNames } from '../directory/fields/field-rule.ts'
import { ORDER_FIELDS, type OrderFieldName } from '../directory/fields/order-fields.ts'
import { PRODUCER_FIELDS, type ProducerFieldName } from '../directory/fields/producer-fields.ts'
import type { ListingKind } from '../directory/writing-values.ts'

type InContact = 'contactName' | 'contactEmail' | 'contactPhone' | 'contactMessengers'
/**
 * Fields that moderators see. The contact fields of an order count as one field. Moderators do not see a personal tax
 * number.
 */
export type ListingFieldName =
  | Exclude<OrderFieldName, InContact>
  | Exclude<ProducerFieldName, 'rnokpp'>
  | 'contact'

const IN_CONTACT: ReadonlySet<string> = new Set<InContact>([
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactMessengers',
])

/** Returns the fields in the order in which the moderation page shows them. */
export function listingFields(kind: ListingKind): readonly ListingFieldName[] {
  if (kind === 'producer') return fieldNames(PRODUCER_FIELDS).filter((name) => name !== 'rnokpp')
  return [...fieldNames(ORDER_FIELDS).filter((name) => !isInContact(name)), 'contact']
}

function isInContact(name: OrderFieldName): name is InContact {
  return IN_CONTACT.has(name)
}
