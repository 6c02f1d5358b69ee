import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { BUNDLE_NAMES } from './bundles.ts'
import { messagesPlugin } from './vite.ts'

test('the browser gets one chunk per language and bundle, and no parser of messages', async () => {
  const chunks = await buildChunks()
  const names = chunks.map((chunk) => chunk.name)
  expect(names).toContain('messages-uk-site')
  expect(names).toContain('messages-en-legal')
  expect(names.filter((name) => name.startsWith('messages-'))).toHaveLength(2 * BUNDLE_NAMES.length)
  const modules = chunks.flatMap((chunk) => chunk.moduleIds)
  expect(modules.filter((id) => /formatjs|icu-minify\/.*compile/.test(id))).toEqual([])
})

test('a language’s chunk holds its compiled texts and not the other language', async () => {
  const chunks = await buildChunks()
  const code = chunks.find((chunk) => chunk.name === 'messages-en-orders')?.code ?? ''
  expect(code).toContain('orders found')
  expect(code).not.toContain('{n, plural')
  expect(code).not.toContain('замовлень')
})

async function buildChunks(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [messagesPlugin()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: new URL('./load.ts', import.meta.url).pathname,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]
  return outputs.flatMap((output) => output.output).filter((file) => file.type === 'chunk')
}
