import { expect, test } from 'vitest'
import { testSite } from '../test-site.testing.ts'

const site = await testSite()

function read(headers: Record<string, string> = {}, url = '/metrics') {
  return site.http.inject({ url, headers: { host: '127.0.0.1:3000', ...headers } })
}

test('requests from this machine can read the number of responses and the queue lengths', async () => {
  await site.http.inject('/v1/region')
  await site.http.inject('/v1/none')
  const { statusCode, body, headers } = await read()
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(body).toMatch(/^verstat_http_answers_total\{status="2xx"\} [1-9]/m)
  expect(body).toMatch(/^verstat_http_answers_total\{status="4xx"\} [1-9]/m)
  const queues = [
    'jobs_due',
    'jobs_retried',
    'jobs_given_up',
    'listing_changes',
    'realtime_events',
    'search_queue',
  ]
  for (const name of queues) {
    expect(body).toMatch(new RegExp(`^verstat_${name} \\d+$`, 'm'))
  }
})

test("other requests cannot read the metrics, neither under the site's name nor through a proxy", async () => {
  expect((await read({ host: 'verstat.example' })).statusCode).toBe(404)
  expect((await read({ 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404)
})
