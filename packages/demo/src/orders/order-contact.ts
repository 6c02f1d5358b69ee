import { inventPerson } from '../people.ts'
import type { Random } from '../random.ts'
import type { DemoContact } from './demo-order.ts'
import type { OrderLanguage } from './order-kind.ts'

const CONTACT_WEIGHTS = [
  ['afterLogin', 75],
  ['public', 15],
  ['none', 10],
] as const

export function inventContact(random: Random, language: OrderLanguage): DemoContact {
  const person = inventPerson(random)
  return {
    name: language === 'en' ? person.latin.name : person.name,
    email: person.email,
    phone: random.chance(0.85) ? person.phone : null,
    show: random.weighted(CONTACT_WEIGHTS),
  }
}
