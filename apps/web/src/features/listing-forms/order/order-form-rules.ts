import { ORDER_FIELDS } from '@verstat/contract/browser'

const { contactName, contactEmail, contactPhone, contactShow, ...rules } = ORDER_FIELDS

/** The fields that the form and the API name alike; the contact's fields have paths such as `contact.name`. */
export const ORDER_FORM_RULES = rules
