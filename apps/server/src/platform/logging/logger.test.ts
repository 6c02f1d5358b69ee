import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'
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

test('a circle of causes ends', () => {
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
