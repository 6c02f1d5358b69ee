import { createHash } from 'node:crypto'

/** What a page may use beyond its own origin. */
export type PolicyOptions = {
  /** The page may load a tag manager once its visitor has agreed. */
  readonly tagManager: boolean
  /** Origin of the API when it is not the one of the pages; '' is the same origin. */
  readonly apiBase?: string
  /** Origin of the realtime server when it is not the one of the pages. */
  readonly realtime?: string
  /** Origins that a page's forms may lead to: those of payment providers. */
  readonly formTargets?: readonly string[]
}

/**
 * The policy of one page. Its inline scripts are named by hash, never by nonce, so that a page can be kept and sent
 * again as it is. `hashes` are those of `inlineScriptHashes`.
 */
export function contentSecurityPolicy(hashes: readonly string[], options: PolicyOptions): string {
  const extra = extraSources(options)
  const sources: Readonly<Record<Directive, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    // Attributes only: blurred placeholders and measured widths are written by React as style attributes.
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    // Pictures that are about to be uploaded are blobs of their page.
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(sources)
    .map(([directive, own]) =>
      [directive, ...own, ...extra.flatMap((more) => more[directive as Directive] ?? [])].join(' '),
    )
    .join('; ')
}

/** The sources of a page's inline scripts as the policy names them, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, source = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return [...hashes]
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'style-src-attr'
  | 'img-src'
  | 'connect-src'
  | 'object-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors'

type Sources = { readonly [Name in Directive]?: readonly string[] }

/** Every origin beyond our own, and what brings it in. */
function extraSources({
  tagManager,
  apiBase = '',
  realtime,
  formTargets = [],
}: PolicyOptions): readonly Sources[] {
  return [
    ...(tagManager ? [TAG_MANAGER] : []),
    ...(apiBase === '' ? [] : [{ 'connect-src': [apiBase] }]),
    // A websocket's origin is not that of the same address over http.
    ...(realtime === undefined ? [] : [{ 'connect-src': [realtime, realtime.replace(/^http/, 'ws')] }]),
    { 'form-action': formTargets },
  ]
}

/** The container and the counters it usually loads. */
const TAG_MANAGER: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}
