import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConnectionToken, readSubscriptionToken, signToken, type TokenKeys } from './tokens.ts'

const keys: TokenKeys = { secret: 'таємниця', audience: 'realtime', issuer: 'site' }
const now = new Date('2026-11-22T10:00:00Z')
const later = now.getTime() / 1000 + 900
const connection = signToken(keys, { sub: '42', exp: later })
const subscription = signToken(keys, { sub: '42', channel: 'order:7', exp: later })

test('a signed token contains its user', () => {
  expect(readConnectionToken(keys, connection, now)).toMatchObject({ claims: { sub: '42', exp: later } })
  expect(readSubscriptionToken(keys, subscription, now)).toMatchObject({
    claims: { sub: '42', channel: 'order:7' },
  })
})

test('a token is valid until its expiry and not at its expiry', () => {
  const end = new Date(later * 1000)
  expect(readConnectionToken(keys, connection, new Date(end.getTime() - 1))).toHaveProperty('claims')
  expect(readConnectionToken(keys, connection, end)).toEqual({ fault: 'expired' })
})

test('a token signed with a previous secret is accepted', () => {
  const rotated = { ...keys, secret: 'нова', previousSecrets: [keys.secret] }
  expect(readConnectionToken(rotated, connection, now)).toHaveProperty('claims')
})

test('connection and subscription tokens cannot replace each other', () => {
  expect(readConnectionToken(keys, subscription, now)).toEqual({ fault: 'invalid' })
  expect(readSubscriptionToken(keys, connection, now)).toEqual({ fault: 'invalid' })
})

const [header = '', body = '', signature = ''] = connection.split('.')
const jwt = (head: object, claims: object, secret = keys.secret) => {
  const parts = [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  return [...parts, createHmac('sha256', secret).update(parts.join('.')).digest('base64url')].join('.')
}
const HS256 = { alg: 'HS256' }
const good = { sub: '42', aud: 'realtime', iss: 'site' }

test.each([
  ['of another secret', signToken({ ...keys, secret: 'чужа' }, { sub: '42' })],
  ['for another audience', signToken({ ...keys, audience: 'other' }, { sub: '42' })],
  ['of another issuer', signToken({ ...keys, issuer: null }, { sub: '42' })],
  ['without a signature', `${header}.${body}.`],
  ['with a changed body', `${header}.${Buffer.from('{"sub":"1"}').toString('base64url')}.${signature}`],
  ['with a fourth part', `${connection}.x`],
  ['that names no algorithm', jwt({ alg: 'none' }, good)],
  ['that names another algorithm', jwt({ alg: 'HS512' }, good)],
  ['whose user is a number', jwt(HS256, { ...good, sub: 42 })],
  ['whose end is a word', jwt(HS256, { ...good, exp: 'never' })],
  ['that begins later', jwt(HS256, { ...good, nbf: later })],
  ['whose channels are no list', jwt(HS256, { ...good, channels: 'order:7' })],
  ['that is empty', ''],
  ['that is a list', jwt(HS256, [])],
])('a token %s is invalid', (_, token) => {
  expect(readConnectionToken(keys, token, now)).toEqual({ fault: 'invalid' })
})
