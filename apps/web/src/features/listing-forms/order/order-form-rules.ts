import { ORDER_FIELDS } from '@verstat/contract/browser'

const { contactName, contactEmail, contactPhone, contactShow, ...rules } = ORDER_FIELDS

/**
 * Rules of the fields that have the same name in the form and in the API. Contact fields are left out, because their
 * names differ: `contact.name` in the form is `contactName` in the API.
 */
export const ORDER_FORM_RULES = rules
