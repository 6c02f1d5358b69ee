import { SETTING_SCHEMAS, type Settings } from '@verstat/contract'
import type { ColumnType, Kysely, Transaction } from 'kysely'
import { keysOf } from '../config/keys-of.ts'

export type SettingsTables = {
  settings: {
    key: keyof Settings
    value: ColumnType<unknown, string, string>
    updated_at: Date
    updated_by: ColumnType<string | null, string | null, string | null>
  }
}

export const DEFAULT_SETTINGS: Settings = {
  brand: { uk: null, en: null },
  accent: null,
  logo: null,
  sharePicture: null,
  operator: { uk: null, en: null },
  freeOrders: 5,
  freeProducers: 1,
  autoApprove: { enabled: true, after: 3 },
  keepMessages: { months: 24, dealMonths: 36 },
  watermarkFiles: true,
  pausedPayments: [],
  seller: null,
}

const KEYS = keysOf(SETTING_SCHEMAS)

/** Reads the stored settings. A setting that is missing or no longer valid gets its default. */
export async function readSettings(db: Kysely<SettingsTables>): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', KEYS).execute()
  const stored = rows.flatMap(({ key, value }) => {
    const parsed = SETTING_SCHEMAS[key].safeParse(value)
    return parsed.success ? [[key, parsed.data]] : []
  })
  return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(stored) as Partial<Settings>) }
}

/** Stores the given settings. Every process sees them within a second of the commit. */
export async function writeSettings(
  tx: Transaction<SettingsTables>,
  changes: { readonly [Key in keyof Settings]?: Settings[Key] | undefined },
  { by, at }: { readonly by: string | null; readonly at: Date },
): Promise<void> {
  for (const key of KEYS) {
    if (changes[key] === undefined) continue
    const row = { value: JSON.stringify(changes[key]), updated_at: at, updated_by: by }
    await tx
      .insertInto('settings')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }
}
