import type { Send } from './client.ts'
import type { ErrorBody } from './errors.ts'

/** Words of a page that staff have changed. */
export type PageWords = {
  readonly title?: string
  readonly description?: string
  readonly h1?: string
  readonly intro?: string
}

/** What every page may know of the install it belongs to. Everything here is public. */
export type Site = {
  readonly brand: string
  /** Who runs it, as the terms and the policy name them; absent: the brand. */
  readonly operator?: string
  /** What staff say of pages in place of our words, by `{entity}/{key}` of `GET /v1/seo`; absent: of none. */
  readonly texts?: Readonly<Record<string, PageWords>>
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string
  /** Where the browser finds the API; '' is the same origin. */
  readonly apiBase: string
  /** Where browsers connect for changes; '' is the same origin; absent: pages are told of none. */
  readonly realtime?: string
  /** True while the directory shows made-up demo listings. */
  readonly demo: boolean
  /** Container of the tag manager, loaded once a visitor agrees; absent: no tag manager. */
  readonly gtmId?: string
  /** Seconds after a reload for a lost part of the app during which there is no other; absent: 10. */
  readonly reloadGuardSeconds?: number
}

/** A form that was sent without JavaScript and not taken: what was typed, and what is wrong with it. */
export type RefusedForm = {
  readonly values: Readonly<Record<string, string>>
  readonly refusal: ErrorBody['data']
}

/** What the server hands the web app to render one page. The only door between the two. */
export type RenderContext = {
  readonly locale: 'uk' | 'en'
  readonly site: Site
  readonly send: Send
  /** Whether the request carries a token; `send` uses it by itself. */
  readonly hasToken: boolean
  /** Tells the browser to forget its token, which is wrong or over. */
  readonly dropToken: () => void
  /** Set when the page is the answer to a form that was sent without JavaScript. */
  readonly form?: RefusedForm | undefined
  /** The instant of this render, so that every part of a page tells the same time. */
  readonly now: Date
  /** Overrules the status of the answer: 410 for what is gone. */
  readonly setStatus: (status: number) => void
}

/** A page as the web app made it. */
export type MadePage = {
  readonly status: number
  /** Empty for a redirect. */
  readonly html: string
  /** Where a redirect leads, as an absolute address or a path. */
  readonly location?: string
}
