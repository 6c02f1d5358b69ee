import { expect, test } from 'vitest'
import { makeConfig } from './make-config.ts'
import { readEnv } from './read-env.ts'

test('searches stay in PostgreSQL unless nodes are named', () => {
  expect(makeConfig(readEnv({})).search).toBeNull()
  expect(makeConfig(readEnv({ SEARCH_URL: 'none' })).search).toBeNull()
  const nodes = 'https://site:s%40crt@10.0.0.7:9200, https://site:s%40crt@10.0.0.8:9200'
  expect(makeConfig(readEnv({ SEARCH_URL: nodes, SEARCH_INDEX: 'verstat-two' })).search).toEqual({
    nodes: ['https://site:s%40crt@10.0.0.7:9200', 'https://site:s%40crt@10.0.0.8:9200'],
    prefix: 'verstat-two',
  })
})

test.each([
  ['SEARCH_URL', 'opensearch:9200,secret'],
  ['SEARCH_URL', 'https://site:secret@host:9200?a=b'],
  ['SEARCH_INDEX', 'secret_*'],
])('a wrong %s is refused without being quoted', (name, text) => {
  expect(() => readEnv({ [name]: text })).toThrow(name)
  expect(() => readEnv({ [name]: text })).not.toThrow('secret')
})
