import type { Send } from './client.ts'
import type { ErrorBody } from './errors.ts'

/** Page texts edited by staff. */
export type PageWords = {
  readonly title?: string
  readonly description?: string
  readonly h1?: string
  readonly intro?: string
}

/** Facts about the installation that every page may use. All of them are public. */
export type Site = {
  readonly brand: string
  /** Operator named in the terms and the privacy policy; absent: the brand. */
  readonly operator?: string
  /** Edited page texts by `{entity}/{key}` of `GET /v1/seo`; absent: none. */
  readonly texts?: Readonly<Record<string, PageWords>>
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /** Origin of the API for browsers; '' for the same origin. */
  readonly apiBase: string
  /** Origin of the realtime server; '' for the same origin; absent: realtime is off. */
  readonly realtime?: string
  /** The directory shows demo listings. */
  readonly demo: boolean
  /** Tag manager container, loaded after consent; absent: none. */
  readonly gtmId?: string
  /** Minimum seconds between two automatic reloads after a chunk failed to load. Default 10. */
  readonly reloadGuardSeconds?: number
}

/** A rejected form that was submitted without JavaScript. */
export type RejectedForm = {
  readonly values: Readonly<Record<string, string>>
  readonly refusal: ErrorBody['data']
}

/** Everything the server passes to the web app to render one page. */
export type RenderContext = {
  readonly locale: 'uk' | 'en'
  readonly site: Site
  readonly send: Send
  /** Whether the request has a token; `send` adds it automatically. */
  readonly hasToken: boolean
  /** Deletes the token cookie of an invalid session. */
  readonly dropToken: () => void
  /** Set when the page is the response to a form submitted without JavaScript. */
  readonly form?: RejectedForm | undefined
  /** Time of this render, so that all parts of a page show the same time. */
  readonly now: Date
  /** Overrides the response status, such as 410. */
  readonly setStatus: (status: number) => void
}

export type RenderResult = {
  readonly status: number
  /** Empty for a redirect. */
  readonly html: string
  /** Target of a redirect: an absolute URL or a path. */
  readonly location?: string
}
