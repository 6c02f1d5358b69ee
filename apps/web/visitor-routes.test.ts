import { readFileSync } from 'node:fs'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { readVisitorRoutes } from './visitor-routes.ts'

const generated = readFileSync(new URL('src/routeTree.gen.ts', import.meta.url), 'utf8')
const visitorRoutes = readVisitorRoutes(generated)

const root = createRootRoute()
const routes = [...visitorRoutes, { id: 'other pages', path: '$' }].map(({ path }) =>
  createRoute({ getParentRoute: () => root, path }),
)
const router = createRouter({
  routeTree: root.addChildren(routes),
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

/** Returns the addresses of all routes, such as `/orders/$slug`, from the type that the generator writes. */
function allAddresses(): readonly string[] {
  const [, union = ''] = /^ {2}fullPaths:\n([\s\S]+?)\n {2}\w/m.exec(generated) ?? []
  return Array.from(union.matchAll(/'([^']+)'/g), ([, address = '']) => address)
}

const addresses = allAddresses()

test('the addresses of all routes are known', () => {
  expect(addresses.length).toBeGreaterThan(80)
  expect(addresses).toEqual(expect.arrayContaining(visitorRoutes.map(({ id }) => id.replace('_/', '/'))))
})

test.each(addresses)('%s leads to its own page, or to the route that loads the other pages', (address) => {
  const visited = address.replace(/\$\w+/g, 'x').replace(/\$$/, 'type/x/page/1')
  const [, , found] = router.getMatchedRoutes(visited)
  const own = visitorRoutes.find(({ id }) => id.replace('_/', '/') === address)
  expect(found?.fullPath).toBe(own ? address : '/$')
})
