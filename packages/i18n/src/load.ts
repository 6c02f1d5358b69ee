import { loaders } from 'virtual:verstat-messages'
import type { BundleName } from './bundles.ts'
import type { LocaleCode } from './locales.ts'
import type { Messages } from './translator.ts'

// Messages are the same for everyone and only ever added, so all requests of a language share one record.
const catalogs: Record<LocaleCode, Record<string, Messages[string]>> = { uk: {}, en: {} }
const added: Record<LocaleCode, Set<BundleName>> = { uk: new Set(), en: new Set() }

/**
 * Loads bundles of a language and answers all messages of that language loaded so far. The answer is one and the
 * same record each time: a translator made from it sees bundles that are loaded later. Rejects when a chunk cannot
 * be fetched. For code that Vite builds, on both sides.
 */
export async function loadMessages(locale: LocaleCode, bundles: readonly BundleName[]): Promise<Messages> {
  const catalog = catalogs[locale]
  const missing = bundles.filter((bundle) => !added[locale].has(bundle))
  const modules = await Promise.all(missing.map((bundle) => loaders[locale][bundle]()))
  for (const bundle of missing) added[locale].add(bundle)
  return Object.assign(catalog, ...modules.map((module) => module.default))
}
