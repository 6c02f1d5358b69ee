import { expect, test, whenHydrated } from '../../fixtures.ts'

test('the clicked title animates into the heading of its page, except with reduced motion', async ({
  page,
}) => {
  const grown = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/orders/page/1')
    await whenHydrated(page)
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = begin(update as () => void)
        void transition.ready.then(() => {
          const named = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''))
          document.documentElement.dataset.grown = String(
            named.some((name) => name.includes('listing-title')),
          )
        })
        return transition
      }
    })
    await page.locator('ol h3 a').first().click()
    await page.waitForURL(/\/orders\/(?!page)/)
    await expect(page.locator('.listing-title')).toBeVisible()
    return page.locator('html').getAttribute('data-grown')
  }
  await expect.poll(() => grown('no-preference')).toBe('true')
  expect(await grown('reduce')).toBeNull()
})
