import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules that read colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

export type ColorScheme = 'light' | 'dark'

/** Returns the accessibility violations that axe finds on the page. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return runAxe(page, { runOnly: TAGS })
}

/**
 * Returns the accessibility violations on a page that is shown in `scheme`, and then the color violations on the same
 * page in the other scheme. Rules that do not read colors give the same result in both schemes, so they run once.
 */
export async function axeFindingsInBothSchemes(page: Page, scheme: ColorScheme): Promise<readonly string[]> {
  const found = await axeFindings(page)
  const other = scheme === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: other })
  await page.evaluate(endTransitions)
  const more = await runAxe(page, { runOnly: { type: 'rule', values: COLOR_RULES } })
  await page.emulateMedia({ colorScheme: scheme })
  return [...found, ...more.map((each) => `${other}: ${each}`)]
}

/** Runs axe without details of passed elements, which take longer than the checks. */
async function runAxe(page: Page, options: RunOptions): Promise<readonly string[]> {
  const wanted = JSON.stringify({ ...options, resultTypes: ['violations'] })
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${wanted})`)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  )
}

/**
 * Ends the transitions of colors that start when the color scheme changes. Otherwise axe would read colors between the
 * old and the new ones.
 */
function endTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}
