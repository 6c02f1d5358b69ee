import { expect, test } from 'vitest'
import { createPasswordHasher, PASSWORD_COST } from './password-hash.ts'

const cheap = createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 })

test('a hash names argon2id and its cost, and no two are alike', async () => {
  const hasher = createPasswordHasher()
  const [one, two] = [await hasher.hash('мій пароль'), await hasher.hash('мій пароль')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(PASSWORD_COST).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  expect(one).not.toBe(two)
})

test('only the right password matches, and nothing matches an account that does not exist', async () => {
  const stored = await cheap.hash('Ґанок і їжак')
  expect(await cheap.matches(stored, 'Ґанок і їжак')).toBe(true)
  expect(await cheap.matches(stored, 'ґанок і їжак')).toBe(false)
  expect(await cheap.matches(null, 'nobody has this password')).toBe(false)
})

test('texts in different Unicode composition are the same password', async () => {
  const stored = await cheap.hash('їжак'.normalize('NFD'))
  expect(await cheap.matches(stored, 'їжак'.normalize('NFC'))).toBe(true)
})

test('when the queue is full the next call is refused, and the others are answered', async () => {
  const stored = await cheap.hash('x')
  const results = await Promise.allSettled(Array.from({ length: 300 }, () => cheap.matches(stored, 'x')))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(50)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
  expect(
    results.filter((result) => result.status === 'fulfilled' && result.value).length,
  ).toBeGreaterThanOrEqual(200)
})
