import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const NAME = 'virtual:early-script'
const SOURCE = fileURLToPath(new URL('src/lib/hydration/early-script.ts', import.meta.url))

/** Provides `virtual:early-script`, which is the bundled text of `src/lib/hydration/early-script.ts`. */
export function earlyScriptPlugin(): Plugin {
  return {
    name: 'verstat:early-script',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      this.addWatchFile(SOURCE)
      // Only the server needs the text, because the server writes the script into the page.
      const text = this.environment.name === 'client' ? '' : await earlyScript()
      return `export const EARLY_SCRIPT = ${JSON.stringify(text)}`
    },
  }
}

/**
 * Returns the bundled and minified script. The script must be static text, because the Content-Security-Policy allows
 * it by its hash.
 */
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
  if (text === '' || text.includes('</')) throw new Error('the early script is empty or cannot be inlined')
  return text
}
