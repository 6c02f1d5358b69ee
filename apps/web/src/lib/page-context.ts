import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { httpSend, type RenderContext, type Send, type Site } from '@verstat/contract'
import {
  createFormat,
  createTranslator,
  type Format,
  isLocaleCode,
  type LocaleCode,
  type Translator,
} from '@verstat/i18n'
import { loadMessages } from '@verstat/i18n/load'
import { createDirectoryIndexLoader, type LoadDirectoryIndex } from './directory-index.ts'

/** What loaders and components may ask for; the same on both sides. */
export type PageContext = {
  readonly locale: LocaleCode
  readonly site: Site
  readonly t: Translator
  readonly format: Format
  /** Calls the API: in process on the server, over HTTP in the browser. */
  readonly send: Send
  /** Categories and regions as trees and names, loaded once. */
  readonly directoryIndex: LoadDirectoryIndex
  readonly now: () => Date
  /** Sets the status of the page on the server; nothing in the browser. */
  readonly setStatus: (status: number) => void
}

export const createPageContext = createIsomorphicFn().server(serverContext).client(browserContext)

async function serverContext(): Promise<PageContext> {
  const render = getGlobalStartContext() as unknown as RenderContext
  const { locale, send } = render
  const t = createTranslator(locale, await loadMessages(locale))
  const now = () => render.now
  return {
    locale,
    site: render.site,
    t,
    format: createFormat(t, now),
    send,
    directoryIndex: createDirectoryIndexLoader(send),
    now,
    setStatus: render.setStatus,
  }
}

async function browserContext(): Promise<PageContext> {
  const { lang, dataset } = document.documentElement
  const locale: LocaleCode = isLocaleCode(lang) ? lang : 'uk'
  const site = JSON.parse(dataset.site ?? '{}') as Site
  const send = httpSend({ base: site.apiBase, locale: () => locale, token: () => undefined })
  const t = createTranslator(locale, await messagesOrNone(locale))
  const now = () => new Date()
  return {
    locale,
    site,
    t,
    format: createFormat(t, now),
    send,
    directoryIndex: createDirectoryIndexLoader(send),
    now,
    setStatus: () => {},
  }
}

/** A language that fails to load is only logged: what the server wrote stays readable and its links work. */
async function messagesOrNone(locale: LocaleCode) {
  try {
    return await loadMessages(locale)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the browser has no other log
    console.error('messages failed to load', locale, error)
    throw error
  }
}
