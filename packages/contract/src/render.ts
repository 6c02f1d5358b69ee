import type { Send } from './client.ts'
import type { ErrorBody } from './errors.ts'

export type PageWords = {
  readonly title?: string
  readonly description?: string
  readonly h1?: string
  readonly intro?: string
}

/** Facts about the installation that every page may use. All of these facts are public. */
export type Site = {
  readonly brand: string
  /** The operator that the terms and the privacy policy name. If absent, they name the brand. */
  readonly operator?: string
  /** Page texts that staff have edited. Each key has the form `{entity}/{key}`, as in `GET /v1/seo`. */
  readonly texts?: Readonly<Record<string, PageWords>>
  /** The accent colours as CSS variables, if staff have chosen a colour. */
  readonly colors?: Readonly<Record<string, string>>
  /** The logo, if staff have set one. */
  readonly logo?: SiteLogo
  /**
   * A hash of the site's name, colour, logo and share picture. It is part of the addresses of pictures that show them,
   * so a change also changes these addresses.
   */
  readonly look?: string
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /** Origin of the API for browsers. '' means the same origin. */
  readonly apiBase: string
  /** Origin of the realtime server. '' means the same origin. If absent, realtime is off. */
  readonly realtime?: string
  readonly demo: boolean
  /** Id of a Google Tag Manager container. Pages load it only after the visitor's consent. */
  readonly gtmId?: string
  /**
   * Minimum number of seconds between two automatic reloads after a JavaScript file failed to load. The default is 10.
   */
  readonly reloadGuardSeconds?: number
}

/** The site's logo. `width` and `height` are the size of the logo in the header, in pixels. */
export type SiteLogo = {
  readonly src: string
  readonly width: number
  readonly height: number
  /**
   * The plate behind the logo, a light or dark rectangle. It is visible only in the theme whose background hides the
   * logo.
   */
  readonly plate?: 'light' | 'dark'
  /** Whether the logo is wide. A wide logo usually contains the site's name, so the name is not written beside it. */
  readonly isWide?: boolean
}

/** A form that was sent without JavaScript and rejected by the server. */
export type RejectedForm = {
  readonly values: Readonly<Record<string, string>>
  readonly refusal: ErrorBody['data']
}

/** What a form that was sent without JavaScript leaves to its own page, which answers the request. */
export type PostedFields = Readonly<Record<string, string>>

/** Everything that the server passes to the web app to render one page. */
export type RenderContext = {
  readonly locale: 'uk' | 'en'
  readonly site: Site
  readonly send: Send
  /** Whether the request has a session token. `send` adds the token automatically. */
  readonly hasToken: boolean
  /** Deletes the cookie with the session token. Called if the session is invalid. */
  readonly dropToken: () => void
  /** Present if the page is the response to a form that was sent without JavaScript. */
  readonly form?: RejectedForm | undefined
  /** Present if the page itself is the answer to a form that was sent without JavaScript and accepted. */
  readonly posted?: PostedFields | undefined
  /**
   * Marks for what a page shows of its user. The server cuts the page there, and gives the rest to other users with their
   * own parts. Absent for visitors, and for pages that no two users share.
   */
  readonly slots?: SlotMarks | undefined
  /** The time of this render. All parts of a page use it, so that they show the same time. */
  readonly now: Date
  /** Does a part of the work of a page as a step of its trace. Absent if the page is not traced. */
  readonly inSpan?: (<T>(name: string, work: () => Promise<T>) => Promise<T>) | undefined
  /** Changes the HTTP status of the response, for example to 410. */
  readonly setStatus: (status: number) => void
}

/** Texts that stand before and after a part of the HTML. They occur nowhere else. */
export type SlotMarks = { readonly open: (name: string) => string; readonly close: string }

export type RenderResult = {
  readonly status: number
  /** Empty if the response is a redirect. */
  readonly html: string
  /** The target of a redirect: an absolute URL or a path. */
  readonly location?: string
  /** The route of the page, such as `/orders/$slug`. */
  readonly route?: string | undefined
}
