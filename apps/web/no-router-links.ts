import type { Plugin } from 'vite'

const IMPORT = /import \{ Link \} from ["']\.\/link\.js["'];?/

/**
 * Removes the router's `Link` component. Otherwise every imported route would add this component to the bundle. The
 * site uses plain links instead (link-takeover.ts).
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
