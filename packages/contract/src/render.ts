import type { Send } from './client.ts'

/** What every page may know of the install it belongs to. Everything here is public. */
export type Site = {
  readonly brand: string
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string
  /** Where the browser finds the API; '' is the same origin. */
  readonly apiBase: string
  /** True while the directory shows made-up demo listings. */
  readonly demo: boolean
}

/** What the server hands the web app to render one page. The only door between the two. */
export type RenderContext = {
  readonly locale: 'uk' | 'en'
  readonly site: Site
  readonly send: Send
  /** The instant of this render, so that every part of a page tells the same time. */
  readonly now: Date
  /** Overrules the status of the answer: 410 for what is gone. */
  readonly setStatus: (status: number) => void
}
