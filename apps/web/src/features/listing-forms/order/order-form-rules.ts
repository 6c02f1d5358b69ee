import { ORDER_FIELDS } from '@verstat/contract/browser'

const { contactName, contactEmail, contactPhone, contactMessengers, contactShow, ...rules } = ORDER_FIELDS

/**
 * Rules of the fields that have the same name in the form and in the API. The contact fields are left out, because the
 * form and the API call them `contact.name`, `contact.email` and so on.
 */
export const ORDER_FORM_RULES = rules
