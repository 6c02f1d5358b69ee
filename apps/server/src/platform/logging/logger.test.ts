import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'
import { REDACTION, traceFields } from './logger.ts'
import { readableLines } from './readable-lines.ts'

test('an error is logged without the data that a database error quotes', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(a@b.ua) already exists.',
  })
  const logged = JSON.stringify(describeError(new Error('could not save', { cause })))
  expect(logged).toContain('duplicate key')
  expect(logged).toContain('23505')
  expect(logged).not.toContain('a@b.ua')
})

test('a cycle of causes ends', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(describeError(error)).match(/"round"/g)?.length).toBeLessThan(10)
})

test('a terminal gets one readable line', () => {
  const written: string[] = []
  const out = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  readableLines(out).write(
    '{"level":"info","time":"2026-11-21T17:20:40.690Z","module":"http","msg":"listening","port":3000}',
  )
  expect(written).toEqual(['17:20:40 info  http: listening port=3000\n'])
})

test('keys, card tokens and signatures of payment providers are never logged', () => {
  const written: string[] = []
  const out = { write: (line: string) => void written.push(line) }
  const log = pino({ redact: REDACTION }, out)
  const payload = {
    cardToken: 'hush',
    card_token: 'hush',
    recToken: 'hush',
    token: 'hush',
    privateKey: 'hush',
    secret: 'hush',
    signature: 'hush',
    merchantSignature: 'hush',
    data: 'hush',
    'x-sign': 'hush',
    'x-token': 'hush',
  }
  log.info(payload, 'at the top')
  log.info({ callback: payload, headers: payload }, 'below')
  log.info({ request: { headers: payload } }, 'among headers')
  expect(written).toHaveLength(3)
  expect(written.join('')).not.toContain('hush')
})

test('lines without a trace do not share their fields', () => {
  const written: string[] = []
  const log = pino(
    { base: null, timestamp: false, mixin: traceFields },
    { write: (line) => void written.push(line) },
  )
  log.info({ listing: 1 }, 'one')
  log.info({ owner: 2 }, 'two')
  expect(written.map((line) => JSON.parse(line))).toEqual([
    { level: 30, listing: 1, msg: 'one' },
    { level: 30, owner: 2, msg: 'two' },
  ])
})
