import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` to fetch the styles of what is imported first. All styles of the app are one file that
 * every page has, so the wrapper does here what is left of it: it tells that a part could not be fetched
 * (src/lib/navigation/lost-chunks.ts).
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
      if (styles.length > 1) this.error(`parts of the app bring styles of their own: ${styles.join(', ')}`)
    },
  }
}

const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`
