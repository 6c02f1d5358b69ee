import { axeFindings } from '../axe.ts'
import { expect, test, whenHydrated } from '../fixtures.ts'
import { ownSite } from '../own-site.ts'

ownSite(test, { SEED: 'none' })

const LISTS = [
  {
    path: '/orders/page/1',
    place: 'Розмістити замовлення',
    all: 'Усі замовлення',
    form: '/advertisement/order',
  },
  {
    path: '/producers/page/1',
    place: 'Додати профіль виробника',
    all: 'Усі виробники',
    form: '/advertisement/producer',
  },
]

for (const { path, place, all, form } of LISTS) {
  test(`${path} of an empty directory links to the placing form, and not to itself`, async ({ page }) => {
    await page.goto(path)
    await whenHydrated(page)
    const list = page.getByRole('main')
    await expect(list.getByRole('link', { name: all })).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
    await list.getByRole('link', { name: place }).click()
    await expect(page).toHaveURL(new RegExp(`${form}`))
  })
}

test('the home page of an empty directory still lists its categories', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Пошиття', exact: true })).toBeVisible()
})
