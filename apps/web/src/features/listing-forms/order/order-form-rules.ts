import { ORDER_FIELDS } from '@verstat/contract/browser'

const { contactName, contactEmail, contactPhone, contactShow, ...rules } = ORDER_FIELDS

/** The fields that an order's form has under their own names: the contact has paths of its own, as calls have it. */
export const ORDER_FORM_RULES = rules
