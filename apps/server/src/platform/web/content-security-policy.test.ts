import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts are allowed by hash; external files and data blocks are not hashed', () => {
  const html = `<script>one()</script><script type="module" async="" src="/assets/a.js"></script>
    <script type="application/ld+json">{"a":1}</script><script data-x="">два()</script><script>one()</script>`
  const hashes = inlineScriptHashes(html)
  expect(hashes).toEqual([hash('one()'), hash('два()')])
  expect(contentSecurityPolicy(hashes, { tagManager: false })).toContain(
    `script-src 'self' ${hash('one()')} ${hash('два()')};`,
  )
})

test('without hashes nothing inline is allowed, framing is forbidden, and no other origin is listed', () => {
  const policy = contentSecurityPolicy([], { tagManager: false, apiBase: '' })
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toMatch(/https?:|\*/)
})

test('a tag manager may load its scripts and send data, and still nothing inline is allowed', () => {
  const policy = contentSecurityPolicy([], { tagManager: true })
  expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;")
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('an API on another origin may be called', () => {
  const policy = contentSecurityPolicy([], { tagManager: false, apiBase: 'https://api.example' })
  expect(policy).toContain("connect-src 'self' https://api.example;")
})

test('forms may post only to the configured payment providers', () => {
  const formTargets = ['https://www.liqpay.ua']
  expect(contentSecurityPolicy([], { tagManager: false })).toContain("form-action 'self';")
  expect(contentSecurityPolicy([], { tagManager: false, formTargets })).toContain(
    "form-action 'self' https://www.liqpay.ua;",
  )
})
