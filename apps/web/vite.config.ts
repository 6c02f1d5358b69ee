import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { messagesPlugin } from '@verstat/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { buildJsonPlugin } from './build-json.ts'
import { chunkGroups } from './chunk-folders.ts'
import { earlyScriptPlugin } from './early-script-plugin.ts'
import { noRouterLinksPlugin } from './no-router-links.ts'
import { plainImportsPlugin } from './plain-imports.ts'
import { precompressPlugin } from './precompress.ts'
import { slimRouterPlugin } from './slim-router.ts'
import { visitorRoutesPlugin } from './visitor-routes.ts'

/** Returns the path of a source file with forward slashes, as Vite needs it. */
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
    slimRouterPlugin(),
    visitorRoutesPlugin(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      // The loader of a route goes into the chunk of its page, so that no page loads the loader code of another page.
      // Pages for visitors import their loaders (src/loaders), because their first page needs none.
      router: { codeSplittingOptions: { defaultBehavior: [['loader', 'component']] } },
    }),
    react(),
  ],
  // The router's store imports a substitute for a hook that React itself has.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // The Content-Security-Policy forbids fonts and scripts as data URLs.
  build: {
    assetsInlineLimit: 0,
    // Vite's preload lists are switched off. Chunks import what they need, and links preload pages, so the lists would
    // add more bytes to every page than they save.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [{ name: 'frame', tags: ['$initial'], priority: 12 }, ...chunkGroups()],
            },
          },
        },
      },
    },
  },
})
