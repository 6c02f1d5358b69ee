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
/** Code that the list of orders does not use. */
const APART = groupPattern('single', 'forms', 'kept', 'placing', 'uploads', 'panel', 'static', 'producers')
/** Includes the input mask library. */
const FORMS = new RegExp(`${groupPattern('forms').source}|maska`)

/** The path of a source file in Vite's form. */
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
      // A route's loader goes into the chunk of its page, so that no page loads the loader code of another.
      router: { codeSplittingOptions: { defaultBehavior: [['loader', 'component']] } },
    }),
    react(),
  ],
  // The Content-Security-Policy forbids fonts and scripts as data URLs.
  build: {
    assetsInlineLimit: 0,
    // No preload lists: chunks import what they need and links preload pages, so a list in every page costs more than
    // it saves.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        // Few chunks, because large ones compress better. `frame` is what every page runs, `shared` what several
        // pages use. Forms and producer cards are separate, because the list of orders uses neither. `placing` has
        // the lowest priority, otherwise it would absorb all form code.
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
