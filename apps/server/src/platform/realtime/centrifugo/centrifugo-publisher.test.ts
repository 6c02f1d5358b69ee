import { expect, test } from 'vitest'
import { CHANNELS } from '../channels.ts'
import { centrifugoConfig } from './centrifugo-config.ts'
import { centrifugoPublisher } from './centrifugo-publisher.ts'

type Asked = { readonly url: string; readonly key: string | null; readonly body: unknown }

/** Starts a fake Centrifugo that gives fixed responses and records its requests. */
function engine(answer: unknown, status = 200) {
  const asked: Asked[] = []
  const publisher = centrifugoPublisher({
    apiUrl: 'http://engine/api',
    apiKey: 'key',
    fetch: async (url, init) => {
      const { headers, body } = init ?? {}
      asked.push({
        url: String(url),
        key: new Headers(headers).get('x-api-key'),
        body: JSON.parse(String(body)),
      })
      return Response.json(answer, { status })
    },
  })
  return { asked, publisher }
}

test('publications are sent in one batch with their keys, and each gets its own result', async () => {
  const { asked, publisher } = engine({
    replies: [
      { publish: { offset: 7, epoch: 'e' } },
      { publish: {} },
      { error: { code: 102, message: 'unknown channel' } },
      { error: { code: 100, message: 'internal server error' } },
    ],
  })
  const publications = ['order:1', 'feed:orders', 'nothing:1', 'order:2'].map((channel, index) => ({
    channel,
    data: { n: index },
    ...(index === 0 ? { idempotencyKey: 'once' } : {}),
  }))
  expect(await publisher.publish(publications)).toEqual([
    { position: { offset: 7, epoch: 'e' } },
    { position: null },
    { error: { code: 102, message: 'unknown channel', isTemporary: false } },
    { error: { code: 100, message: 'internal server error', isTemporary: true } },
  ])
  expect(asked[0]).toMatchObject({ url: 'http://engine/api/batch', key: 'key' })
  expect(asked[0]?.body).toMatchObject({
    commands: [
      { publish: { channel: 'order:1', data: { n: 0 }, idempotency_key: 'once' } },
      { publish: { channel: 'feed:orders', data: { n: 1 } } },
      {},
      {},
    ],
  })
})

test('an engine that fails, refuses or omits results makes the caller retry', async () => {
  const one = [{ channel: 'order:1', data: {} }]
  await expect(engine({}, 502).publisher.publish(one)).rejects.toThrow('502')
  await expect(engine({ replies: [] }).publisher.publish(one)).rejects.toThrow('unanswered')
  const refused = engine({ error: { code: 101, message: 'unauthorized' } })
  await expect(refused.publisher.disconnect('7', { code: 4501, reason: 'x' })).rejects.toThrow('101')
})

test('reads position and presence of a channel, also of an empty one', async () => {
  expect(await engine({ result: { offset: 3, epoch: 'e' } }).publisher.position('order:1')).toEqual({
    offset: 3,
    epoch: 'e',
  })
  expect(await engine({ result: {} }).publisher.presenceStats('order:1')).toEqual({ clients: 0, users: 0 })
})

test('the configuration of a real engine has the rules of the channel table', () => {
  const keys = { secret: 'secret', audience: 'a', issuer: 'i' }
  const config = centrifugoConfig({
    table: CHANNELS,
    keys,
    apiKey: 'key',
    allowedOrigins: ['https://verstat.example'],
    outboxUrl: 'postgres://centrifugo@db/verstat',
  }) as {
    client: { token: object; subscribe_to_user_personal_channel: object; insecure?: boolean }
    channel: { namespaces: { name: string; [key: string]: unknown }[] }
    consumers: { postgresql: object }[]
  }
  expect(config.client.token).toEqual({ hmac_secret_key: 'secret', audience: 'a', issuer: 'i' })
  expect(config.client.insecure).toBeUndefined()
  const byName = new Map(config.channel.namespaces.map((each) => [each.name, each]))
  expect([...byName.keys()]).toEqual(['user', 'order', 'transaction', 'feed', 'staff'])
  const open = config.channel.namespaces.filter((each) => each.allow_subscribe_for_client)
  expect(open.map(({ name }) => name)).toEqual(['feed'])
  expect(byName.get('order')).toMatchObject({ history_size: 50, history_ttl: '600s', force_recovery: true })
  // The configuration must not allow clients to publish.
  expect(JSON.stringify(config)).not.toContain('allow_publish')
  expect(config.consumers[0]?.postgresql).toMatchObject({
    outbox_table_name: 'realtime_outbox',
    num_partitions: 8,
  })
})
