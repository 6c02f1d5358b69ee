import { createHash } from 'node:crypto'
import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { BUNDLE_NAMES, BUNDLES, type BundleName, FEATURES } from './bundles.ts'
import { compileFeatures, MESSAGES_DIR, messageFile } from './compile.ts'
import { isLocaleCode, LOCALE_CODES, type LocaleCode } from './locales.ts'

const INDEX = 'virtual:verstat-messages'

/**
 * Compiles the messages at build time, so that no ICU parser reaches the browser. Serves `loadMessages`:
 * one chunk per language and bundle. In development a changed message file reloads the page.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'verstat:messages',
    resolveId(id) {
      return id === INDEX || parseBundleId(id) ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${INDEX}`) return indexSource()
      const bundle = id.startsWith('\0') ? parseBundleId(id.slice(1)) : undefined
      if (!bundle) return
      const features = BUNDLES[bundle.name]
      for (const feature of features) this.addWatchFile(messageFile(bundle.locale, feature))
      return `export default ${JSON.stringify(compileFeatures(bundle.locale, features))}`
    },
    hotUpdate({ file, timestamp }) {
      if (!file.startsWith(MESSAGES_DIR.split(sep).join('/'))) return
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${INDEX}`)) moduleGraph.invalidateModule(module, new Set(), timestamp, true)
      }
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}

function indexSource(): string {
  const locales = LOCALE_CODES.map((locale) => {
    const bundles = BUNDLE_NAMES.map((name) => `${name}: () => import('${INDEX}/messages-${locale}-${name}')`)
    return `${locale}: { ${bundles.join(', ')} }`
  })
  return `export const loaders = { ${locales.join(', ')} }`
}

/**
 * The name of a chunk of messages with one hash of all of them, undefined for another chunk. Every page names all
 * bundles of both languages, and forty times the same hash is written in the room of one.
 */
export function messagesFile(chunkName: string): string | undefined {
  if (!chunkName.startsWith('messages-')) return undefined
  hash ??= createHash('sha256')
    .update(JSON.stringify(LOCALE_CODES.map((locale) => compileFeatures(locale, FEATURES))))
    .digest('base64url')
    .slice(0, 8)
  return `assets/${chunkName}-${hash}.js`
}

let hash: string | undefined

/** Reads `virtual:verstat-messages/messages-uk-site`; the last part also names the chunk's file. */
function parseBundleId(id: string): { readonly locale: LocaleCode; readonly name: BundleName } | undefined {
  const [, locale, bundle] = /^virtual:verstat-messages\/messages-(\w+)-(\w+)$/.exec(id) ?? []
  const name = BUNDLE_NAMES.find((known) => known === bundle)
  return isLocaleCode(locale) && name ? { locale, name } : undefined
}
