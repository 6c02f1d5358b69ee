/** The SEO data of a page, the source of its head and of the API's response. */
export type PageSeo = {
  readonly head: PageHead
  readonly h1: string
  readonly intro?: string
  /** Root first; the last is the page itself and has no address. */
  readonly crumbs: readonly Crumb[]
}

/** The data for `<head>`. It is part of the page's loader data, so it contains nothing derivable. */
export type PageHead = {
  /** The canonical address without its language. */
  readonly path: string
  /** Without the brand, which is added where it fits. */
  readonly title: string
  readonly description: string
  readonly noindex?: boolean
  readonly type?: 'website' | 'article' | 'profile'
  /** The share image without its language: `/og/order/{slug}`. */
  readonly picture: Picture
}

export type Crumb = { readonly text: string; readonly href?: string; readonly lang?: string }

type Picture = { readonly path: string; readonly version: string }
