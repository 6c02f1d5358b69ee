import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeConfig, PROJECT_DIR } from './make-config.ts'
import { missingForRole } from './missing-for-role.ts'
import { readEnv } from './read-env.ts'

test('an empty environment gives a working config that only this machine can reach', () => {
  expect(makeConfig(readEnv({}))).toEqual({
    port: 3000,
    isPortExplicit: false,
    host: '127.0.0.1',
    trustedProxies: ['loopback'],
    dataDir: join(PROJECT_DIR, 'data'),
    publicUrl: null,
    databaseUrl: null,
    replicaUrls: [],
    search: null,
    role: 'all',
    seed: 'demo',
    apiBase: null,
    realtime: {
      mode: 'embedded',
      publicUrl: null,
      secret: null,
      centrifugo: null,
      readsOutbox: false,
      limits: { connectionsPerNetwork: 10_000, connectsPerNetworkPerSecond: 200 },
    },
    cdnTtlSeconds: 0,
    pageCacheBytes: 64 * 1024 * 1024,
    gtmId: null,
    reloadGuardSeconds: 10,
    brandName: null,
    smtpUrl: null,
    storageUrl: null,
    mailFrom: null,
    feedbackEmail: null,
    payments: { providers: ['sandbox'], seller: null },
    secretKey: null,
    logLevel: 'info',
    tracing: null,
    isDemoAllowed: false,
    isOpen: false,
  })
})

test('all faults are listed at once, by name and never by value', () => {
  const wrong = {
    PORT: '70000-secret',
    TRUSTED_PROXIES: 'loopback,secret',
    GTM_ID: 'gtm-secret',
    DATABASE_URL: 'mysql://root:secret@db/x',
    SEED: 'secret',
    PUBLIC_URL: 'https://user:secret@example.com',
    CDN_TTL: '-1',
    ALLOW_DEMO: 'secret',
    SMTP_URL: 'http://secret@mail',
    MAIL_FROM: 'secret',
    FEEDBACK_EMAIL: 'secret',
    SECRET_KEY: 'secret',
  }
  let message = ''
  try {
    readEnv(wrong)
  } catch (error) {
    message = String(error)
  }
  for (const name of Object.keys(wrong)) expect(message).toContain(`${name} must`)
  expect(message).not.toMatch(/secret|70000|mysql|-1/)
  expect(message).not.toContain('\n')
})

test('only a real Centrifugo requires an API URL and key', () => {
  expect(() => readEnv({ REALTIME: 'centrifugo' })).toThrow(
    'REALTIME_PUBLIC_URL must be set for centrifugo; CENTRIFUGO_API_URL must be set for centrifugo; ' +
      'CENTRIFUGO_API_KEY must be set for centrifugo',
  )
  const settings = {
    REALTIME: 'centrifugo',
    REALTIME_PUBLIC_URL: 'wss://rt.example/connection/websocket',
    CENTRIFUGO_API_URL: 'http://10.0.0.7:9000/api/',
    CENTRIFUGO_API_KEY: 'a-long-enough-key',
  }
  expect(makeConfig(readEnv(settings)).realtime).toEqual({
    mode: 'centrifugo',
    publicUrl: 'https://rt.example',
    secret: null,
    centrifugo: { apiUrl: 'http://10.0.0.7:9000/api', apiKey: 'a-long-enough-key' },
    readsOutbox: false,
    limits: { connectionsPerNetwork: 10_000, connectsPerNetworkPerSecond: 200 },
  })
})

test('the realtime limits per network are configurable', () => {
  const settings = { REALTIME_CONNECTIONS_PER_NETWORK: '300', REALTIME_CONNECTS_PER_NETWORK: '5' }
  expect(makeConfig(readEnv(settings)).realtime.limits).toEqual({
    connectionsPerNetwork: 300,
    connectsPerNetworkPerSecond: 5,
  })
  expect(() => readEnv({ REALTIME_CONNECTIONS_PER_NETWORK: '0' })).toThrow('REALTIME_CONNECTIONS_PER_NETWORK')
})

test.each([['GTM-A1B2'], ['GTM-0']])('the tag manager id %s is accepted', (GTM_ID) => {
  expect(makeConfig(readEnv({ GTM_ID })).gtmId).toBe(GTM_ID)
})

test.each([
  ['GTM-'],
  ['GTM-a'],
  ['XGTM-A'],
  ['GTM-A\n'],
  ['GTM-A B'],
])('the tag manager id %j is refused', (GTM_ID) => {
  expect(() => readEnv({ GTM_ID })).toThrow(/GTM_ID must look like/)
})

test('an empty variable counts as unset', () => {
  expect(makeConfig(readEnv({ PORT: ' ', DATABASE_URL: '' }))).toEqual(makeConfig(readEnv({})))
})

test.each([
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '::1' }, false],
  [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ PUBLIC_URL: 'https://verstat.example/' }, true],
])('%j is open: %s', (environment, isOpen) => {
  expect(makeConfig(readEnv(environment)).isOpen).toBe(isOpen)
})

test('the public address is an origin without a trailing slash', () => {
  expect(makeConfig(readEnv({ PUBLIC_URL: 'https://verstat.example/' })).publicUrl).toBe(
    'https://verstat.example',
  )
  expect(() => readEnv({ PUBLIC_URL: 'https://verstat.example/shop' })).toThrow(/PUBLIC_URL must/)
})

test('replicas are addresses with commas between, of a database that is not embedded', () => {
  const urls = ['postgresql://a:b@one/site', 'postgres://a:b@two:6432/site']
  const DATABASE_REPLICA_URL = urls.join(', ')
  const alone = makeConfig(readEnv({ DATABASE_REPLICA_URL }))
  expect(alone.replicaUrls).toEqual(urls)
  expect(missingForRole(alone)).toMatch(/set DATABASE_URL/)
  expect(missingForRole({ ...alone, databaseUrl: 'postgresql://a:b@primary/site' })).toBe('')
  expect(() => readEnv({ DATABASE_REPLICA_URL: 'mysql://root:secret@db/x' })).toThrow(
    /^(?!.*secret).*DATABASE_REPLICA_URL must be/s,
  )
})

test('the config cannot be changed', () => {
  expect(Object.isFrozen(makeConfig(readEnv({})))).toBe(true)
})
