/** SEO data of a page, from which the head of the page and the API's response are made. */
export type PageSeo = {
  readonly head: PageHead
  readonly h1: string
  readonly intro?: string
  /** Breadcrumbs from the home page on. The last breadcrumb is the page itself and has no link. */
  readonly crumbs: readonly Crumb[]
}

/**
 * Data for `<head>`, which the browser receives as loader data. To save bytes, values that can be computed are left
 * out.
 */
export type PageHead = {
  /** Canonical path without the language prefix. */
  readonly path: string
  /** Title without the brand. `documentTitle` adds the brand where it fits. */
  readonly title: string
  readonly description: string
  readonly noindex?: boolean
  readonly type?: 'website' | 'article' | 'profile'
  /** Image for shared links. Its path, such as `/og/order/{slug}`, does not yet contain the language. */
  readonly picture: Picture
}

export type Crumb = { readonly text: string; readonly href?: string; readonly lang?: string }

type Picture = { readonly path: string; readonly version: string }
