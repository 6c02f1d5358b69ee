import type { Plugin } from 'vite'

/**
 * Files of the routes that are in the code of every page: those that most first visits open. The two below an order are
 * here because the list of orders would match their addresses.
 */
const VISITOR_ROUTES: readonly string[] = [
  'index',
  'search',
  'orders/index',
  'orders/$',
  'orders/$slug',
  'orders/$slug_.files',
  'orders/$slug_.offer',
  'producers/index',
  'producers/$',
  'producers/$slug',
  'advertisement/index',
]

/**
 * Leaves all other routes out of the code that every page loads. `src/other-pages.ts` loads the whole tree, which is
 * `routeTree.gen.ts?all`, when a page needs it.
 */
export function visitorRoutesPlugin(): Plugin {
  return {
    name: 'visitor-routes',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/routeTree\.gen\.ts$/ },
      handler: (code) => ({ code: visitorTree(code), map: null }),
    },
  }
}

function visitorTree(generated: string): string {
  const routes = readVisitorRoutes(generated)
  return [
    `import { Route as root } from './routes/__root'`,
    ...routes.map(({ file }, index) => `import { Route as route${index} } from './routes/${file}'`),
    'export const routeTree = root._addFileChildren([',
    ...routes.map(
      ({ id, path }, index) =>
        `  route${index}.update({ id: '${id}', path: '${path}', getParentRoute: () => root }),`,
    ),
    '])',
  ].join('\n')
}

type VisitorRoute = { readonly file: string; readonly id: string; readonly path: string }

/** Reads where the visitors' routes are in the generated tree. Throws when one is not there, or not below the root. */
export function readVisitorRoutes(generated: string): readonly VisitorRoute[] {
  return VISITOR_ROUTES.map((file) => readRoute(generated, file))
}

function readRoute(generated: string, file: string): VisitorRoute {
  const source = file.replaceAll('$', '\\$').replaceAll('.', '\\.')
  const name = new RegExp(`import \\{ Route as (\\w+) \\} from '\\./routes/${source}'\n`).exec(generated)?.[1]
  const options = new RegExp(
    `= ${name}\\.update\\(\\{\\s*id: '([^']+)',\\s*path: '([^']+)',\\s*getParentRoute: \\(\\) => rootRouteImport,?\\s*\\}`,
  ).exec(generated)
  const [, id, path] = options ?? []
  if (name === undefined || id === undefined || path === undefined) {
    throw new Error(`the tree of routes does not declare ${file} below the root as expected`)
  }
  return { file, id, path }
}
