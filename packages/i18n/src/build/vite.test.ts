import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { messagesPlugin } from './vite.ts'

const made: string[] = []
afterEach(() => Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true }))))

test('the messages of a module are in the file of its part, in both languages', async () => {
  const { code, texts } = await buildApp({
    'client.ts': "import { t } from './t.ts'\nt('common.nav.orders')\nimport('./list.ts')",
    'list.ts': "import { row } from './row.ts'\nrow()",
    'row.ts': "import { t } from './t.ts'\nexport const row = () => t('orders.row.place')",
  })
  expect(Object.keys(texts('uk', 0))).toEqual(['common.nav.orders'])
  expect(Object.keys(texts('uk', 1))).toEqual(['orders.row.place'])
  expect(texts('en', 0)).toEqual({ 'common.nav.orders': 'Orders' })
  expect(code).toMatch(/withTexts\(1, \(\) =>/)
})

test('a key template includes every matching message', async () => {
  const { texts } = await buildApp({
    'client.ts': `import { t } from './t.ts'\nexport const say = (type) => t(\`orders.type.\${type}\`)`,
  })
  expect(Object.keys(texts('uk', 0))).toContain('orders.type.tolling')
  expect(Object.keys(texts('uk', 0)).every((key) => key.startsWith('orders.type.'))).toBe(true)
})

test('an import through a barrel file includes only the messages of the imported names', async () => {
  const { texts } = await buildApp({
    'client.ts': "import { order } from './all.ts'\norder()",
    'all.ts': "export * from './producer.ts'\nexport { order } from './order.ts'",
    'order.ts': "import { t } from './t.ts'\nexport const order = () => t('orders.row.place')",
    'producer.ts': "import { t } from './t.ts'\nexport const producer = () => t('producers.list.label')",
  })
  expect(Object.keys(texts('uk', 0))).toEqual(['orders.row.place'])
})

test('a statically imported file that the router splits is a part of its own', async () => {
  const files = {
    'client.ts': "import { route } from './page.ts'\nroute.head()",
    'page.ts': "import { t } from './t.ts'\nexport const route = { head: () => t('orders.row.place') }",
  }
  const { code, texts } = await buildApp(files, (file) => file.endsWith('/page.ts'))
  expect(texts('uk', 0)).toEqual({})
  expect(Object.keys(texts('uk', 1))).toEqual(['orders.row.place'])
  expect(code).toMatch(/headWithTexts\(1, \(\) =>/)
})

test('the build fails when a route uses a message before its texts are loaded', async () => {
  const files = {
    'client.ts': "import { route } from './page.ts'\nroute.beforeLoad()",
    'page.ts': "import { t } from './t.ts'\nexport const route = { beforeLoad: () => t('orders.row.place') }",
  }
  await expect(buildApp(files, (file) => file.endsWith('/page.ts'))).rejects.toThrow(
    /before its texts are loaded/,
  )
})

test.each([
  ['uses an unknown key', "t('orders.row.nothing')", /there is no message 'orders\.row\.nothing'/],
  ['uses a template that matches no message', `t(\`orders.nothing.\${type}\`)`, /no message matches/],
  ['uses a template of values only', `t(\`\${type}.\${type}\`)`, /no message matches/],
  ['concatenates a key', "t('orders.type.' + type)", /is concatenated/],
])('the build fails when a module %s', async (_, use, complaint) => {
  const source = `import { t } from './t.ts'\nexport const say = (type) => ${use}`
  await expect(buildApp({ 'client.ts': source })).rejects.toThrow(complaint)
})

test('the build fails on an import with a computed specifier', async () => {
  const source = 'export const load = (name) => import(name)'
  await expect(buildApp({ 'client.ts': source })).rejects.toThrow(/has no constant specifier/)
})

test('texts are compiled: no parser of messages reaches the browser', async () => {
  const { texts, moduleIds } = await buildApp({
    'client.ts': `import { loadMessages } from '${new URL('../translation/load.ts', import.meta.url).pathname}'
      import { t } from './t.ts'
      export const say = () => loadMessages('uk', 0).then(() => t('orders.list.count', { n: 1 }))`,
  })
  expect(moduleIds.filter((id) => /formatjs|icu-minify\/.*compile/.test(id))).toEqual([])
  expect(JSON.stringify(texts('en', 0))).not.toContain('plural')
})

async function buildApp(
  files: Readonly<Record<string, string>>,
  isSplit: (file: string) => boolean = () => false,
) {
  const folder = await mkdtemp(join(tmpdir(), 'verstat-messages-'))
  made.push(folder)
  const all = {
    't.ts': 'export const t = (key, values) => [key, values]',
    'with-texts.ts': `export const withTexts = (part, load) => globalThis.made.push(part, load)
      export const headWithTexts = (part, head) => globalThis.made.push(part, head)`,
    ...files,
  }
  for (const [name, source] of Object.entries(all)) await writeFile(join(folder, name), source)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      messagesPlugin({
        entry: join(folder, 'client.ts'),
        isSplit,
        wrapper: join(folder, 'with-texts.ts'),
      }),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'client.ts'), preserveEntrySignatures: 'strict' },
    },
  })
  const output = (Array.isArray(built) ? built : [built as Rolldown.RolldownOutput]).flatMap(
    (each) => each.output,
  )
  const chunks = output.filter((file) => file.type === 'chunk')
  return {
    code: chunks.map((chunk) => chunk.code).join('\n'),
    moduleIds: chunks.flatMap((chunk) => chunk.moduleIds),
    texts(locale: 'uk' | 'en', part: number): Readonly<Record<string, unknown>> {
      const file = output.find(({ fileName }) => fileName.startsWith(`assets/messages-${locale}-${part}-`))
      if (file?.type !== 'asset') throw new Error(`there are no messages of part ${part}`)
      return JSON.parse(String(file.source).replace('export default ', ''))
    },
  }
}
