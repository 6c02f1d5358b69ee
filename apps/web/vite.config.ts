import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { messagesPlugin } from '@verstat/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { buildJsonPlugin } from './build-json.ts'
import { groupPattern } from './chunk-groups.ts'
import { earlyScriptPlugin } from './early-script-plugin.ts'
import { noRouterLinksPlugin } from './no-router-links.ts'
import { plainImportsPlugin } from './plain-imports.ts'
import { precompressPlugin } from './precompress.ts'

const LISTS = groupPattern('lists')
/** What the list of orders has no part of. */
const APART = groupPattern('single', 'forms', 'kept', 'placing', 'uploads', 'panel', 'static', 'producers')
/** With the library that masks what is typed. */
const FORMS = new RegExp(`${groupPattern('forms').source}|maska`)

/** A source file as Vite names it. */
const file = (name: string) => normalizePath(fileURLToPath(new URL(`src/${name}`, import.meta.url)))

export default defineConfig({
  plugins: [
    messagesPlugin({
      entry: file('client.tsx'),
      isSplit: (path) => path.startsWith(file('routes/')) && path !== file('routes/__root.tsx'),
      wrapper: file('lib/texts/with-texts.ts'),
    }),
    buildJsonPlugin(),
    earlyScriptPlugin(),
    noRouterLinksPlugin(),
    plainImportsPlugin(),
    precompressPlugin(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      // A route's loader and what it computes travel with its page, so that no page pays for another's.
      router: { codeSplittingOptions: { defaultBehavior: [['loader', 'component']] } },
    }),
    react(),
  ],
  // The policy of pages knows no fonts or scripts written as data.
  build: {
    assetsInlineLimit: 0,
    // A chunk asks for what it needs by itself, and links fetch ahead: naming all of it to every page costs more.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        // Few files, which compress better: what every page runs, and what several pages share. Forms and producers'
        // cards are apart, because the list of orders has neither;
        // what places listings takes its dependencies last, or it would carry all forms along.
        rolldownOptions: {
          output: {
            chunkFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'frame', tags: ['$initial'], priority: 3 },
                { name: 'frame', test: groupPattern('values'), priority: 3 },
                {
                  name: 'shared',
                  test: (id) => LISTS.test(id) && !APART.test(id),
                  minShareCount: 3,
                  priority: 2,
                },
                { name: 'single', test: groupPattern('single'), minShareCount: 2, priority: 1 },
                { name: 'placing', test: groupPattern('placing'), minShareCount: 2, priority: 0 },
                { name: 'uploads', test: groupPattern('uploads'), minShareCount: 2, priority: 0.5 },
                { name: 'kept', test: groupPattern('kept'), minShareCount: 2, priority: 1 },
                { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
                { name: 'panel', test: groupPattern('panel'), minShareCount: 2, priority: 1 },
                { name: 'producers', test: groupPattern('producers'), minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
