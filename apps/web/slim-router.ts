import type { Plugin } from 'vite'

/** Options of the router and of its routes that this site never sets. In the browser their values are `undefined`. */
export const UNUSED_OPTIONS = [
  'additionalContext',
  'defaultGcTime',
  'defaultHashScrollIntoView',
  'defaultOnCatch',
  'defaultPreloadGcTime',
  'defaultRemountDeps',
  'defaultStaleReloadMode',
  'defaultStaleTime',
  'defaultViewTransition',
  'disableGlobalCatchBoundary',
  'errorComponent',
  'getScrollRestorationKey',
  'hydrate',
  'InnerWrap',
  'notFoundComponent',
  'notFoundRoute',
  'onCatch',
  'onError',
  'params',
  'parseParams',
  'pendingComponent',
  'preloadGcTime',
  'preloadStaleTime',
  'remountDeps',
  'routeMasks',
  'scrollRestorationBehavior',
  'scrollToTopSelectors',
  'serializationAdapters',
  'staleTime',
  'stringifyParams',
  'trailingSlash',
  'unmaskOnReload',
  'validateSearch',
  'Wrap',
  'wrapInSuspense',
] as const

/** Functions that do nothing on this site, most of them without these options, and what they return then. */
const IDLE_FUNCTIONS: Readonly<Record<string, string>> = {
  // Shown when the document itself fails, where an element without a document cannot be shown.
  ErrorComponent: 'null',
  awaitPendingMinimum: '',
  extractStrictParams: '',
  finishPending: '',
  offerPending: '',
  runRouteLifecycle: '',
  validateSearch: '{}',
}

/** Conditions that have the same value on every page, and parts that nothing calls. */
const REPLACEMENTS: readonly (readonly [found: RegExp, put: string])[] = [
  // No link has a mask.
  [/if \(opts\.mask\)/, 'if (false)'],
  [/if \(__tempLocation && /, 'if (false && '],
  [/if \(maskedLocation\)/, 'if (false)'],
  // All addresses are rewritten, because of their language.
  [/if \(!this\.rewrite && /, 'if (false && '],
  [/if \(this\.rewrite\)/, 'if (true)'],
  // router.tsx passes both.
  [/ \?\? defaultStringifySearch/, ''],
  [/ \?\? defaultParseSearch/, ''],
  // No route changes the query of a link.
  [/const middlewares = getSearchMiddlewares\(.+?\);/, ''],
  [/middlewares\.length \? applySearchMiddleware\(.+?\), dest\) : /, ''],
  [/this\.matchRoute = [\s\S]+?(?=this\.getStoreConfig = )/, ''],
  // No page keeps a visitor from leaving it.
  [/const onBeforeUnload = \(e\) => \{[\s\S]+?\n\t\};/, 'const onBeforeUnload = () => {};'],
  [/if \(typeof document !== "undefined" && blockers\.length\)/, 'if (false)'],
  [/if \(typeof document !== "undefined" && blockers\?\.length && /, 'if (false && '],
]

const READ = new RegExp(
  `\\b[\\w.]+\\.options\\??\\.(${UNUSED_OPTIONS.join('|')})\\b(?:\\?\\.\\w+(?:\\.\\w+)*)?`,
  'g',
)

/**
 * Leaves code of the router out that this site does not use. Fails when the router no longer has what is left out, so
 * that a newer router is looked at.
 */
export function slimRouterPlugin(): Plugin {
  const seen = new Set<unknown>()
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /@tanstack\/(?:history|router-core|react-router)\/dist\/esm\/[\w-]+\.js$/ },
      handler: (code) => ({ code: slim(code, seen), map: null }),
    },
    buildEnd(error) {
      if (error) return
      const known = [...UNUSED_OPTIONS, ...Object.keys(IDLE_FUNCTIONS).map(idle), ...REPLACEMENTS]
      const lost = known.filter((each) => !seen.has(each))
      if (lost.length > 0) this.error(`the router no longer has ${lost.join(', ')}`)
    },
  }
}

const idle = (name: string) => `function ${name}`

function slim(code: string, seen: Set<unknown>): string {
  let slimmer = code.replace(READ, (_, option: string) => {
    seen.add(option)
    return 'undefined'
  })
  for (const [name, value] of Object.entries(IDLE_FUNCTIONS)) {
    slimmer = slimmer.replace(new RegExp(`^(?:async )?${idle(name)}\\(.*\\) \\{$`, 'm'), (head) => {
      seen.add(idle(name))
      return `${head} return ${value};`
    })
  }
  for (const replacement of REPLACEMENTS) {
    slimmer = slimmer.replace(replacement[0], () => {
      seen.add(replacement)
      return replacement[1]
    })
  }
  return slimmer
}
