import { expect, test } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const page = `<head><link rel="modulepreload" href="/assets/index-A_1.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/b.js"/>
<link rel="preload" as="font" href="/assets/f.woff2"/></head><body><p>$&amp; $1</p><script type="module" async="" src="/assets/index-A_1.js"></script></body>`

test('the app is requested only after the first paint', () => {
  const html = startAfterPaint(page)
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('<script type="module"')
  expect(html).toContain('["/assets/index-A_1.js","/assets/b.js"]')
  expect(html).toContain('script.src="/assets/index-A_1.js"')
  expect(html).toContain('<link rel="preload" as="font" href="/assets/f.woff2"/>')
  expect(html).toContain('<p>$&amp; $1</p>')
})

test('a failed load of the entry hands early input to the browser', () => {
  const run = startAfterPaint(page)
  expect(run).toContain('script.onerror=function(){window.earlyInput&&earlyInput.fail()}')
})

test('a page without a built entry is unchanged', () => {
  const html = '<body><script type="module" async="" src="/@id/client"></script></body>'
  expect(startAfterPaint(html)).toBe(html)
})
