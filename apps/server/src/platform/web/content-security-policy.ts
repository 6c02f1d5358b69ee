import { hash } from 'node:crypto'
import { keysOf } from '../config/keys-of.ts'

export type PolicyOptions = {
  /** Whether the page may load a tag manager after the visitor's consent. */
  readonly tagManager: boolean
  /** Origin of the API, or '' when the API has the same origin as the pages. */
  readonly apiBase?: string
  /** Origin of the realtime server, when it differs from the origin of the pages. */
  readonly realtime?: string
  /** Origins to which forms may post: those of the payment providers. */
  readonly formTargets?: readonly string[]
}

/**
 * Builds the content security policy of one page. Inline scripts are allowed by their hash (see
 * `inlineScriptHashes`) and never by a nonce, so that a page can be cached and sent again unchanged.
 */
export function contentSecurityPolicy(hashes: readonly string[], options: PolicyOptions): string {
  const extra = extraSources(options)
  const sources: Readonly<Record<Directive, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    // Inline styles are allowed only in style attributes, because React renders blurred placeholders and
    // measured widths there.
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    // Images that a user is about to upload are shown from `blob:` URLs.
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return keysOf(sources)
    .map((directive) =>
      [directive, ...sources[directive], ...extra.flatMap((more) => more[directive] ?? [])].join(' '),
    )
    .join('; ')
}

/** Returns the hash sources of a page's inline scripts, without duplicates. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, source = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${hash('sha256', source, 'base64')}'`)
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

/** Returns the foreign origins that the options require. */
function extraSources({
  tagManager,
  apiBase = '',
  realtime,
  formTargets = [],
}: PolicyOptions): readonly Sources[] {
  return [
    ...(tagManager ? [TAG_MANAGER] : []),
    ...(apiBase === '' ? [] : [{ 'connect-src': [apiBase] }]),
    // A content security policy treats the `ws` origin of a host as different from its `http` origin.
    ...(realtime === undefined ? [] : [{ 'connect-src': [realtime, realtime.replace(/^http/, 'ws')] }]),
    { 'form-action': formTargets },
  ]
}

/** The origins of the tag manager and of the analytics that it usually loads. */
const TAG_MANAGER: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}
