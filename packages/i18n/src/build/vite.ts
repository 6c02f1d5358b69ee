import { createHash } from 'node:crypto'
import { isAbsolute, sep } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { isLocaleCode, LOCALE_CODES, type LocaleCode } from '../locales/locales.ts'
import { compileFeatures, MESSAGES_DIR, messageFeatures, messageFile } from '../translation/compile.ts'
import { FRAME } from '../translation/frame.ts'
import type { Messages } from '../translation/translator.ts'
import { findParts, type Part } from './find-parts.ts'
import { readKeys } from './read-keys.ts'
import { withoutHead, wrapParts } from './wrap-parts.ts'

const INDEX = 'virtual:verstat-messages'
const WHOLE = `${INDEX}/`

export type MessagesOptions = {
  readonly entry: string
  /** Says whether the router splits this file into a separate chunk although other files import it statically. */
  readonly isSplit: (file: string) => boolean
  /** Path of the module with `withTexts(part, load)`, which loads a part of the app together with its messages. */
  readonly wrapper: string
}

/**
 * Compiles the messages at build time, so that no ICU parser is sent to the browser. A part of the app is what one
 * `import()` loads. Each part has one message file per language, with exactly the messages that its modules use. Each
 * `import()` of a part also loads the message file. In the server, in development and without options, all messages of
 * a language are loaded at once.
 */
export function messagesPlugin(options?: MessagesOptions): Plugin[] {
  return [allMessagesPlugin(), ...(options ? [messagesOfParts(options)] : [])]
}

/** Provides all messages of a language as one module. In development a changed message file reloads the page. */
function allMessagesPlugin(): Plugin {
  return {
    name: 'verstat:messages',
    resolveId(id) {
      return id.startsWith(INDEX) ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${INDEX}`) {
        const imports = LOCALE_CODES.map((locale) => `${locale}: () => import('${WHOLE}${locale}')`)
        return `const load = { ${imports.join(', ')} }\nexport const fetchMessages = (locale) => load[locale]()`
      }
      const locale = id.startsWith(`\0${WHOLE}`) ? id.slice(WHOLE.length + 1) : undefined
      if (!isLocaleCode(locale)) return
      const features = messageFeatures()
      for (const feature of features) this.addWatchFile(messageFile(locale, feature))
      return `export default ${JSON.stringify(compileFeatures(locale, features))}`
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

function messagesOfParts({ entry, isSplit, wrapper }: MessagesOptions): Plugin {
  let base = '/'
  let parts: readonly Part[] = []
  let catalogs: Readonly<Record<LocaleCode, Messages>> | undefined
  let hash = ''

  /**
   * Throws when a route file uses messages too early. The router leaves a piece of each route file in the frame, which
   * runs before the route's messages are loaded. Only `head` may use messages there.
   */
  function refuseEarlyKeys(code: string, id: string): void {
    const all = new Set(Object.keys(catalogs?.uk ?? {}))
    const { keys } = readKeys(parseSync('module.js', withoutHead(code)).program, all)
    const early = [...keys].filter((key) => !parts[FRAME]?.keys.includes(key))
    if (early.length > 0) throw new Error(`${id} uses ${early.join(', ')} before its texts are loaded`)
  }

  const fileName = (locale: LocaleCode, part: number) => `assets/messages-${locale}-${part}-${hash}.js`
  return {
    name: 'verstat:messages-of-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      base = config.base
    },
    async buildStart() {
      const features = messageFeatures()
      catalogs = { uk: compileFeatures('uk', features), en: compileFeatures('en', features) }
      parts = await findParts({
        entry,
        isSplit,
        catalog: new Set(Object.keys(catalogs.uk)),
        resolve: async (specifier, importer) => {
          const found = await this.resolve(specifier, importer)
          return !found || found.external || !isOwnFile(found.id) ? undefined : plainFile(found.id)
        },
      })
      // All message files share one hash. If each file had its own, the code would have to contain about forty hashes.
      // They would cost more bytes than browsers save when only some message files change.
      hash = createHash('sha256')
        .update(JSON.stringify([catalogs, parts]))
        .digest('base64url')
        .slice(0, 8)
    },
    load(id) {
      if (id !== `\0${INDEX}`) return
      // Message files are assets and not modules, because the bundler cannot resolve URLs that are built at run time.
      return `export const fetchMessages = (locale, part, attempt) => {
        const file = '${base}assets/messages-' + locale + '-' + part + '-${hash}.js'
        const address = attempt > 0 ? file + '?' + attempt : file
        return import(/* @vite-ignore */ address)
      }`
    },
    transform: {
      order: 'post',
      filter: { id: { exclude: /node_modules|^\0/ } },
      async handler(code, id) {
        const numberOf = async (specifier: string) => {
          const found = await this.resolve(specifier, id)
          const file = found && !found.external && isOwnFile(found.id) ? plainFile(found.id) : undefined
          return file === undefined ? undefined : numberOfPart(parts, file)
        }
        const isRoute = isSplit(id) && plainFile(id) === id
        if (!isRoute && !/\bimport\s*\(/.test(code)) return
        if (isRoute) refuseEarlyKeys(code, id)
        const headOf = isRoute ? numberOfPart(parts, id) : undefined
        const wrapped = await wrapParts(code, { wrapper, numberOf, headOf })
        return wrapped === undefined ? undefined : { code: wrapped, map: null }
      },
    },
    generateBundle() {
      for (const locale of LOCALE_CODES) {
        for (const [number, { file, keys }] of parts.entries()) {
          if (numberOfPart(parts, file) !== number) continue
          const texts = Object.fromEntries(keys.map((key) => [key, catalogs?.[locale][key]]))
          const source = `export default ${JSON.stringify(texts)}`
          this.emitFile({ type: 'asset', fileName: fileName(locale, number), source })
        }
      }
    },
  }
}

/**
 * Returns the number of the message file of a part. Parts with the same messages share one file. Returns -1 when no
 * `import()` loads the given file as a part.
 */
function numberOfPart(parts: readonly Part[], file: string): number {
  const part = parts.find((each) => each.file === file)
  if (!part) return -1
  if (part.keys.length === 0) return FRAME
  return parts.findIndex(({ keys }) => keys.join() === part.keys.join())
}

function isOwnFile(id: string): boolean {
  return !id.startsWith('\0') && !id.includes('/node_modules/') && isAbsolute(id)
}

/** Removes the query that the router adds to the id of a split file. */
function plainFile(id: string): string {
  return id.replace(/\?.*$/, '')
}
