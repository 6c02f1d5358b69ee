import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type {
  PostedFields,
  RejectedForm,
  RenderContext,
  Send,
  Site,
  SlotMarks,
  User,
} from '@verstat/contract'
import { httpSend } from '@verstat/contract/browser'
import {
  createFormat,
  createTranslator,
  type Format,
  type LocaleCode,
  type MessageFault,
  type Translator,
} from '@verstat/i18n'
import { FRAME } from '@verstat/i18n/frame'
import { loadMessages, messagesOf } from '@verstat/i18n/load'
import { createDirectoryIndexLoader, type LoadDirectoryIndex } from './api/directory-index.ts'
import { sendOrSignIn } from './session/lost-session.ts'
import { readUser } from './session/page-user.ts'
import { browserSession, type Session, serverSession } from './session/user-session.ts'
import { pageLocale } from './texts/part-texts.ts'

/** Everything that the server needs to render a page. */
export type PageRequest = RenderContext & {
  /** Receives the HTML of the page. */
  readonly onHtml: (html: string) => void
  /** Receives the route of the page. */
  readonly onRoute: (path: string | undefined) => void
}

/** The context that loaders and components get, in the server and in the browser. */
export type PageContext = {
  readonly locale: LocaleCode
  readonly site: Site
  readonly t: Translator
  readonly format: Format
  /**
   * Calls the API: directly in the server, over HTTP in the browser. When the session is over, the call redirects to
   * sign-in.
   */
  readonly send: Send
  readonly session: Session
  /**
   * The user for whom the page was rendered. The root route replaces it in the browser, whenever it loads the user again.
   * See `useUser`.
   */
  readonly user: User | null
  /** Marks for `PersonalSlot`. Only in the server. */
  readonly slots?: SlotMarks | undefined
  /**
   * Returns the path of the current page, or of the page that is loading, without the language prefix. Until the router
   * exists, the path is `/`.
   */
  readonly place: { current: () => string }
  readonly directoryIndex: LoadDirectoryIndex
  readonly now: () => Date
  /** Values and errors of a form that was sent without JavaScript, to show the form again. Only in the server. */
  readonly refusedForm?: RejectedForm | undefined
  /** Fields that an accepted form, sent without JavaScript, leaves to this page. Only in the server. */
  readonly postedForm?: PostedFields | undefined
  /** JSON-LD from the loaders, escaped for a script element. The array is empty in the browser. */
  readonly structuredData: string[]
  /** Sets the HTTP status of the page. Does nothing in the browser. */
  readonly setStatus: (status: number) => void
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageRequest }
  }
}

export const createPageContext = createIsomorphicFn().server(serverContext).client(browserContext)

async function serverContext(): Promise<PageContext> {
  const render = getGlobalStartContext()
  if (!render) throw new Error('No request context to render a page with')
  const { locale, site, send, now, form, posted, setStatus, slots } = render
  const session = serverSession(send, render)
  const [user] = await Promise.all([session.load(), loadMessages(locale, FRAME)])
  const base = baseContext({ locale, site, send, session, user, now: () => now })
  return { ...base, slots, refusedForm: form, postedForm: posted, setStatus }
}

function browserContext(): PageContext {
  const locale = pageLocale()
  const site = readSite()
  const connect = (token: () => string | undefined) =>
    httpSend({ base: site.apiBase, locale: () => locale, token })
  const session = browserSession(connect)
  const send = connect(session.token)
  return baseContext({ locale, site, send, session, user: readUser(), now: () => new Date() })
}

function baseContext(
  own: Pick<PageContext, 'locale' | 'site' | 'send' | 'session' | 'user' | 'now'>,
): PageContext {
  const { locale, session, now } = own
  const place = { current: () => '/' }
  const send = sendOrSignIn(own.send, session, () => place.current())
  // In the browser, each part of the app adds its messages when the part is loaded.
  const t = createTranslator(locale, messagesOf(locale), logFault)
  return {
    ...own,
    t,
    format: createFormat(t, now),
    send,
    place,
    directoryIndex: createDirectoryIndexLoader(send),
    structuredData: [],
    setStatus: () => {},
  }
}

/** Reads the settings of the site from the attribute that the server wrote on the root element. */
export function readSite(): Site {
  return JSON.parse(document.documentElement.dataset.site ?? '{}') as Site
}

function logFault({ key, locale, cause }: MessageFault): void {
  // biome-ignore lint/suspicious/noConsole: the browser has no other log
  console.error('message', key, locale, cause)
}
