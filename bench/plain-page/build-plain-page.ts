import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '@verstat/contract'
import { messagesPlugin } from '@verstat/i18n/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

type PlainPage = { readonly preparePlainPage: (site: Site) => Promise<() => string> }

/** Builds `plain-page.tsx` and loads its data from a running site. Deletes all files that the build writes. */
export async function buildPlainPage(site: Site): Promise<() => string> {
  const root = join(import.meta.dirname, '../..')
  // The folder is inside the project, so that Node finds the packages that the bundle does not contain.
  const outDir = mkdtempSync(join(root, 'node_modules/.bench-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      plugins: [messagesPlugin(), react()],
      ssr: { noExternal: [/^@verstat\//, 'lucide-react'] },
      build: { ssr: join(import.meta.dirname, 'plain-page.tsx'), outDir, emptyOutDir: true },
    })
    const page: PlainPage = await import(pathToFileURL(join(outDir, 'plain-page.js')).href)
    return await page.preparePlainPage(site)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
