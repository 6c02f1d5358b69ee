import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { followLink, type PageLink, pageKind, stepHistory, visibleLinks } from '../walker.ts'
import { watchForKeys } from '../watch-for-keys.ts'
import { tokenOf, useToken } from './accounts/account-steps.ts'
import { inLanguage } from './addresses.ts'

/**
 * Visitors walk in both languages, everybody else in one. Both languages load their texts by the same list of keys, and
 * `check-messages.ts` finds a key that has a text in one language only.
 */
const WALKS = [
  ['visitor', 'uk'],
  ['visitor', 'en'],
  ['customer', 'uk'],
  ['producer', 'en'],
  ['moderator', 'uk'],
] as const
const LEAST_ADDRESSES = 60
const CLICKS = 120
/** The number of clicks between two reloads of the page. */
const CLICKS_OF_DOCUMENT = 2

for (const [person, language] of WALKS) {
  test(`every page reached by clicks as ${person} in ${language} shows texts and never a message key`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(600_000)
    if (person !== 'visitor') await useToken(context, await tokenOf(request, person))
    const failures: string[] = []
    context.on('response', (answer) => {
      if (answer.status() >= 500) failures.push(`${answer.status()} ${answer.url()}`)
    })
    let documents = 0
    page.on('request', (sent) => {
      if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) documents += 1
    })
    await watchForKeys(page)
    await page.goto(inLanguage('/', language))
    const walked = await walk(page)
    expect(failures).toEqual([])
    expect(walked.addresses.size).toBeGreaterThanOrEqual(LEAST_ADDRESSES)
    // The app must have handled every click. A click that the browser handles would load one more document.
    expect(documents).toBe(1 + CLICKS / CLICKS_OF_DOCUMENT)
    await test.info().attach('walk', { body: walked.log.join('\n') })
  })
}

/**
 * Clicks from page to page. Prefers kinds of pages, transitions between pages and addresses that were not visited yet.
 * Also goes back and forward in the history.
 */
async function walk(page: Page) {
  const addresses = new Set<string>()
  const kinds = new Map<string, number>()
  const turns = new Set<string>()
  const log: string[] = []

  function worth({ path }: PageLink, from: string): number {
    const to = pageKind(path)
    const isNewKind = !kinds.has(to)
    const isNewTurn = !turns.has(`${from} → ${to}`)
    const isNew = !addresses.has(path)
    return (isNewKind ? 8 : 0) + (isNewTurn ? 4 : 0) + (isNew ? 2 : 0) - Math.min(kinds.get(to) ?? 0, 20) / 20
  }

  for (let click = 1; click <= CLICKS; click += 1) {
    const here = new URL(page.url())
    const from = pageKind(here.pathname + here.search)
    addresses.add(here.pathname + here.search)
    const [link] = (await visibleLinks(page)).toSorted((a, b) => worth(b, from) - worth(a, from))
    if (!link) throw new Error(`no link to follow on ${here}`)
    log.push(`${here.pathname}${here.search} → ${link.path}`)
    // A freshly loaded document has only the texts of its own page, so the next page must load its own texts.
    if (click % CLICKS_OF_DOCUMENT === 0) await page.reload({ waitUntil: 'domcontentloaded' })
    await test.step(log.at(-1) ?? '', () => followLink(page, link))
    const to = pageKind(link.path)
    turns.add(`${from} → ${to}`)
    kinds.set(to, (kinds.get(to) ?? 0) + 1)
    if (click % 12 === 0) {
      await stepHistory(page, -1)
      await stepHistory(page, 1)
    }
  }
  return { addresses, kinds, turns, log }
}
