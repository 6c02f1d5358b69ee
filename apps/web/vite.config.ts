import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { messagesPlugin } from '@verstat/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { buildNotePlugin } from './build-note.ts'
import { earlyScriptPlugin } from './early-script-plugin.ts'
import { noRouterLinksPlugin } from './no-router-links.ts'
import { plainImportsPlugin } from './plain-imports.ts'
import { precompressPlugin } from './precompress.ts'

// What lists and listings are made of: whatever else several pages share, the list of orders has no part of it.
const LISTS = /src\/(features\/(listing|listing-page|region-map)|lib)\/|packages\/(ui|seo|i18n)\//
/** Closed lists of values, which forms name too. */
const VALUES = /contract\/src\/(wire-values|directory\/(order|producer|text)-values)/
const FORMS =
  /src\/(features\/(forms|guest|account|feedback|own-listings)\/|icons\/account-icons|(account|listing|contact)-calls|.*(account|feedback|writing|upload)-values|mask)|maska/
const KEPT = /src\/lib\/storage\//
const PLACING = /src\/features\/listing-forms\//
const UPLOADS = /src\/features\/uploads\//
const PANEL = /src\/(features\/panel\/|panel-calls|.*panel-values)/
const STATIC = /seo\/src\/static-seo/
const PRODUCERS = /src\/features\/listing\/(producer|verified)/
/** What pages of one thing share, and no list has. */
const SINGLE =
  /src\/(features\/(region-map\/|listing\/page-part)|lib\/(realtime\/|navigation\/use-go-to))|ui\/src\/(facts-table|icons\/drawn\/icon-eye)/
const APART = new RegExp(
  [SINGLE, FORMS, KEPT, PLACING, UPLOADS, PANEL, STATIC, PRODUCERS].map(({ source }) => source).join('|'),
)

/** A source file as Vite names it. */
const file = (name: string) => normalizePath(fileURLToPath(new URL(`src/${name}`, import.meta.url)))

export default defineConfig({
  plugins: [
    messagesPlugin({
      entry: file('client.tsx'),
      isSplit: (path) => path.startsWith(file('routes/')) && path !== file('routes/__root.tsx'),
      wrapper: file('lib/texts/with-texts.ts'),
    }),
    buildNotePlugin(),
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
                { name: 'frame', test: VALUES, priority: 3 },
                {
                  name: 'shared',
                  test: (id) => LISTS.test(id) && !APART.test(id),
                  minShareCount: 3,
                  priority: 2,
                },
                { name: 'single', test: SINGLE, minShareCount: 2, priority: 1 },
                { name: 'placing', test: PLACING, minShareCount: 2, priority: 0 },
                { name: 'uploads', test: UPLOADS, minShareCount: 2, priority: 0.5 },
                { name: 'kept', test: KEPT, minShareCount: 2, priority: 1 },
                { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
                { name: 'panel', test: PANEL, minShareCount: 2, priority: 1 },
                { name: 'producers', test: PRODUCERS, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
