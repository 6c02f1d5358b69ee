import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts are allowed by hash, files and data are not hashed', () => {
  const html = `<script>one()</script><script type="module" async="" src="/assets/a.js"></script>
    <script type="application/ld+json">{"a":1}</script><script data-x="">two()</script><script>one()</script>`
  const scripts = /script-src ([^;]+)/.exec(contentSecurityPolicy(html))?.[1]
  expect(scripts).toBe(`'self' ${hash('one()')} ${hash('two()')}`)
})

test('nothing is allowed inline without a hash, and nobody may frame the page', () => {
  const policy = contentSecurityPolicy('<p>text</p>')
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
})
