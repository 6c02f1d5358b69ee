import type { User } from '@verstat/contract'

/** Contact fields of an order, prefilled with the user who places it. */
export function contactOf(user: User | null) {
  return {
    'contact.name': user ? `${user.firstname} ${user.lastname}` : '',
    'contact.email': user?.email ?? '',
    'contact.phone': user?.phone ?? '',
  }
}

/** Fills in empty fields only. */
export function fillBlanks<F extends Readonly<Record<string, unknown>>>(fields: F, known: Partial<F>): F {
  const blanks = Object.entries(known).filter(([name, value]) => fields[name] === '' && value !== '')
  return { ...fields, ...Object.fromEntries(blanks) }
}
