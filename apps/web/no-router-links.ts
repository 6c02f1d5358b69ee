import type { Plugin } from 'vite'

const IMPORT = /import \{ Link \} from ["']\.\/link\.js["'];?/

/**
 * The router gives every route a `Link` of its own, which brings all it can do along. Links here are plain
 * (lib/navigation/link-takeover.ts), so the browser is spared it.
 */
export function noRouterLinksPlugin(): Plugin {
  return {
    name: 'no-router-links',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /@tanstack\/react-router\/dist\/esm\/route\.js$/ },
      handler(code) {
        if (!IMPORT.test(code)) this.error('the router no longer imports its Link where it did')
        return code.replace(IMPORT, 'const Link = () => null;')
      },
    },
  }
}
