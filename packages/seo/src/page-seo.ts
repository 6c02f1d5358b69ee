/** What a search engine is told of a page; the same object makes the page's head and the API's answer. */
export type PageSeo = {
  readonly head: PageHead
  readonly h1: string
  readonly intro?: string
  /** From the top down; the last is the page itself and has no address. */
  readonly crumbs: readonly Crumb[]
}

/** The part that becomes the `<head>`. It travels in the page's data, so it holds nothing that can be derived. */
export type PageHead = {
  /** The canonical address without its language. */
  readonly path: string
  /** Without the brand, which is added where it fits. */
  readonly title: string
  readonly description: string
  readonly noindex?: boolean
  readonly type?: 'website' | 'article' | 'profile'
  /** The picture of shared links, without its language: `/og/order/{slug}`. */
  readonly picture: Picture
}

export type Crumb = { readonly text: string; readonly href?: string; readonly lang?: string }

type Picture = { readonly path: string; readonly version: string }
