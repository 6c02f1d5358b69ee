import type { User } from '@verstat/contract'

/** Returns the contact fields of an order, filled in with the data of the signed-in user. */
export function contactOf(user: User | null) {
  return {
    'contact.name': user ? `${user.firstname} ${user.lastname}` : '',
    'contact.email': user?.email ?? '',
    'contact.phone': user?.phone ?? '',
  }
}

/** Fills in the known values, but only where a field is empty. */
export function fillBlanks<F extends Readonly<Record<string, unknown>>>(fields: F, known: Partial<F>): F {
  const blanks = Object.entries(known).filter(([name, value]) => fields[name] === '' && value !== '')
  return { ...fields, ...Object.fromEntries(blanks) }
}
