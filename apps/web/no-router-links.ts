import type { Plugin } from 'vite'

const IMPORT = /import \{ Link \} from ["']\.\/link\.js["'];?/

/**
 * The router attaches its `Link` component to every route and so pulls it into the browser bundle. Our links are
 * plain (lib/navigation/link-takeover.ts), so this plugin removes it.
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
