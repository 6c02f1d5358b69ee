import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { LocaleCode } from '@verstat/i18n'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import type { PageContext } from '../lib/page-context.ts'
import { testPage } from './test-page.ts'
import { type TestAnswer, testContext } from './test-send.ts'

declare global {
  /** React reads this variable. When the variable is true, updates outside `act` fail the test. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

export type RenderOptions = {
  readonly locale?: LocaleCode
  /** Returns what the fake API answers. Without `answer`, any API call fails the test. */
  readonly answer?: TestAnswer
  readonly path?: string
}

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

const unexpectedCall: TestAnswer = ({ method, path }) => {
  throw new Error(`Unexpected call: ${method} ${path}`)
}

/** Renders a component with a page context. Returns a simulated user, who can click and type. */
export function renderComponent(element: ReactNode, options: RenderOptions = {}) {
  const { locale = 'uk', answer = unexpectedCall, path = '/' } = options
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  onTestFinished(cleanup)
  const { context: base, calls } = testContext(answer)
  const context: PageContext = { ...base, ...testPage(locale) }
  const router = createRouter({
    routeTree: createRootRouteWithContext<PageContext>()(),
    history: createMemoryHistory({ initialEntries: [path] }),
    context,
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RouterContextProvider router={router}>{children}</RouterContextProvider>
  )
  const user = userEvent.setup()
  return { ...render(element, { wrapper }), user, calls, router, t: context.t }
}
