import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const NAME = 'virtual:early-script'
const SOURCE = fileURLToPath(new URL('src/lib/hydration/early-script.ts', import.meta.url))

/** Gives `virtual:early-script`: the text of `src/lib/hydration/early-script.ts` as it stands in the head of every page. */
export function earlyScriptPlugin(): Plugin {
  return {
    name: 'verstat:early-script',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      this.addWatchFile(SOURCE)
      // Only the server writes it into pages.
      const text = this.environment.name === 'client' ? '' : await earlyScript()
      return `export const EARLY_SCRIPT = ${JSON.stringify(text)}`
    },
  }
}

/** Bundled and minified: plain text that the policy of pages names by hash. */
export async function earlyScript(): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  const text = bundle && 'output' in bundle ? bundle.output[0].code.trim() : ''
  if (text === '' || text.includes('</')) throw new Error('the early script cannot stand in a page')
  return text
}
