import type { createOrder, createProducer, RouteInput } from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { onTables } from '../../../../platform/db/on-tables.ts'
import { writeSettings } from '../../../../platform/settings/stored-settings.ts'
import type { TestSite } from '../../../../test-site.testing.ts'

type OrderInput = RouteInput<typeof createOrder>
type ProducerInput = RouteInput<typeof createProducer>

export function orderInput(overrides: Partial<OrderInput> = {}): OrderInput {
  return {
    title: { uk: 'Пошиття робочих курток' },
    description: { uk: 'Потрібно пошити партію робочих курток за нашими лекалами.' },
    type: 'production',
    categoryId: 'workwear',
    regionId: 'lvivska',
    offersUntil: addDays(kyivDay(new Date()), 20),
    contact: { name: 'Олена', email: 'olena@example.com', phone: '+380501234567' },
    ...overrides,
  }
}

export function producerInput(overrides: Partial<ProducerInput> = {}): ProducerInput {
  return {
    name: 'Швейна майстерня «Голка»',
    kind: 'workshop',
    description: { uk: 'Шиємо спецодяг та уніформу невеликими партіями від двадцяти одиниць.' },
    categoryIds: ['workwear'],
    regionId: 'lvivska',
    email: 'holka@example.com',
    ...overrides,
  }
}

export type Person = { readonly id: string; readonly token: string; readonly email: string }

export async function verifiedUser(
  site: TestSite,
  role: 'user' | 'support' | 'moderator' | 'admin' = 'user',
): Promise<Person> {
  const { user, token } = await site.newUser()
  await site.database.db
    .updateTable('users')
    .set({ role, email_verified_at: new Date() })
    .where('id', '=', user.id)
    .execute()
  return { id: user.id, token, email: user.email }
}

/** Raises the quotas above what tests need, and disables automatic approval. */
export async function withoutLimits(site: TestSite): Promise<void> {
  await setSettings(site, {
    freeOrders: 1_000,
    freeProducers: 1_000,
    autoApprove: { enabled: false, after: 3 },
  })
}

export async function setSettings(
  site: TestSite,
  settings: Parameters<typeof writeSettings>[1],
): Promise<void> {
  await site.database.db.transaction().execute((tx) =>
    writeSettings(onTables(tx) as Parameters<typeof writeSettings>[0], settings, {
      by: null,
      at: new Date(),
    }),
  )
}
