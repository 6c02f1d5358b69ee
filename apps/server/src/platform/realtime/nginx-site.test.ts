import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const site = readFileSync(join(import.meta.dirname, '../../../../../deploy/nginx.conf'), 'utf8')

test('the nginx site forwards upgrades only for realtime connections', () => {
  const places = [...site.matchAll(/location (\S+) \{([^}]*)\}/g)]
  expect(places.map(([, path]) => path)).toEqual(['/', '/connection/'])
  const passing = places.filter(([, , body = '']) => /proxy_set_header Upgrade/.test(body))
  expect(passing.map(([, path]) => path)).toEqual(['/connection/'])
  // A `location` of nginx that sets one header must set all headers, because nginx does not merge inherited
  // headers.
  for (const [, path, body = ''] of places) {
    expect(body, path).toMatch(
      /X-Forwarded-For \$remote_addr;[\s\S]*X-Forwarded-Proto[\s\S]*X-Forwarded-Host/,
    )
    // The proxy is trusted, so a visitor's trace would be continued.
    expect(body, path).toContain("proxy_set_header traceparent '';")
  }
  expect(site.match(/\$http_upgrade/g)).toHaveLength(2)
})
