import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in a helper that loads the styles of the chunk first. All styles of the site are in one
 * file that every page loads, so a shorter helper is enough. The shorter helper only reports a chunk that failed to
 * load (src/lib/navigation/lost-chunks.ts).
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => HELPER,
    },
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (styles.length > 1) this.error(`chunks have styles of their own: ${styles.join(', ')}`)
    },
  }
}

const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`
