import type { FileNeed, OrderFile, OrderFiles } from '@verstat/contract'
import { FILE_NEEDS } from '@verstat/contract/browser'
import { describe, expect, test } from 'vitest'
import { testPage } from '../../../testing/test-page.ts'
import { type FilesOrder, filesView, needsOf } from './files-view.ts'

const AT = '2026-11-20T10:00:00.000Z'

function file(access: OrderFile['access'], needs: readonly FileNeed[] = [], change: Partial<OrderFile> = {}) {
  return {
    id: access,
    kind: 'file',
    name: `${access}.stl`,
    mime: 'model/stl',
    size: 1_200,
    access,
    needs: [...needs],
    reading: 'unsupported',
    facts: null,
    preview: null,
    viewUrl: null,
    ...change,
  } as const satisfies OrderFile
}

const PUBLIC = { ...file('public'), url: '/media/public/file' }

const SOLID: FilesOrder['files'][number] = {
  ...PUBLIC,
  reading: 'ready',
  facts: {
    kind: 'solid',
    sizeMm: [10, 20, 30],
    areaMm2: 2_200,
    volumeMm3: 6_000,
    thicknessMm: 2,
    triangles: 12,
    bodies: 1,
    schema: null,
    products: [],
    unit: 'mm',
    unitAssumed: true,
  },
}

const order: FilesOrder = { id: 'o', slug: 'korpus', files: [PUBLIC], attributes: {} }

const answer = (change: Partial<OrderFiles> = {}): OrderFiles => ({
  items: [],
  closed: 0,
  needs: [],
  ndaRequired: false,
  ndaAcceptedAt: null,
  request: null,
  ground: null,
  producers: [],
  isOwner: false,
  ...change,
})

const request = (state: 'asked' | 'granted' | 'revoked', at = AT) => ({
  state,
  producerId: 'p',
  producerName: 'Ательє',
  at,
})

const view = (change: Partial<OrderFiles>, of: FilesOrder = order) =>
  filesView(testPage(), of, answer(change))
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the files of an order', () => {
  test('an order whose only files are pictures for everybody shows none', () => {
    const picture = file('public', [], { kind: 'image' })
    expect(view({ items: [picture] }, { ...order, files: [] })).toBeNull()
  })

  test('size and thickness come first, and what to know about the units last', () => {
    const shown = view({}, { ...order, files: [SOLID] })
    const [first] = shown?.files ?? []
    expect(plain(first?.main)).toBe('10 × 20 × 30 мм')
    expect(plain(first?.more[0])).toMatch(/^товщина за моделлю 2 мм, об’єм 6 см³/)
    expect(first?.more.at(-1)).toMatch(/не вказано одиниць/)
    expect(first).toMatchObject({ href: '/media/public/file', mayOpen: true })
  })

  test.each([
    [1.2, true],
    [1.92, false],
    [2, false],
    [2.08, false],
    [2.2, true],
    [undefined, false],
  ])('a stated thickness of %s mm beside 2 mm of the model is pointed out: %s', (thickness, isToldOf) => {
    const attributes = thickness === undefined ? {} : { thickness }
    const more = view({}, { ...order, attributes, files: [SOLID] })?.files[0]?.more.map(plain) ?? []
    expect(more[0]).toContain('товщина за моделлю 2 мм')
    expect(more.some((text) => /у замовленні вказано товщину/.test(text ?? ''))).toBe(isToldOf)
  })

  test('a visitor learns how many are closed, and where to sign in or to register', () => {
    const shown = view({ closed: 2, needs: ['sign_in'] })
    expect(plain(shown?.hidden)).toBe('2 файли замовник показує лише виробникам.')
    expect(shown?.steps.map(({ links }) => links.map(({ to }) => to))).toEqual([
      ['/login?next=%2Forders%2Fkorpus%2Ffiles', '/register?next=%2Forders%2Fkorpus%2Ffiles'],
    ])
    expect(shown).toMatchObject({ canPack: false })
    expect(shown).not.toHaveProperty('manageHref')
  })

  test('who knows the names sees each level, and the steps in their order', () => {
    const shown = view({
      closed: 2,
      items: [file('granted', ['access', 'accept_nda']), file('producers', ['accept_nda'])],
    })
    expect(shown?.files.map(({ level, mayOpen }) => [level, mayOpen])).toEqual([
      [undefined, true],
      ['Відкривають ті, кого допустив замовник', false],
      ['Відкривають виробники', false],
    ])
    expect(shown?.steps.flatMap(({ links }) => links.map(({ to }) => to))).toEqual([
      '/orders/korpus/files#nda',
      '/orders/korpus/files#ask',
    ])
    expect(shown).not.toHaveProperty('hidden')
  })

  test('the archive is offered once a closed file may be opened, and there is more than one file', () => {
    const granted = file('granted')
    expect(view({ closed: 1, items: [granted] })?.canPack).toBe(true)
    expect(view({ closed: 1, items: [granted] }, { ...order, files: [] })?.canPack).toBe(false)
    expect(view({ closed: 1, items: [file('granted', ['access'])] })?.canPack).toBe(false)
  })

  test('a request that waits offers nothing more, and a refusal says when to ask again', () => {
    const items = [file('granted', ['access'])]
    const waiting = view({ closed: 1, items, request: request('asked') })
    expect(plain(waiting?.steps[0]?.text)).toMatch(/^Ви попросили доступ .* Замовник ще не відповів\.$/)
    expect(waiting?.steps[0]?.links).toEqual([])
    const now = testPage().now().getTime()
    const days = (n: number) => new Date(now - n * 86_400_000).toISOString()
    const refused = view({ closed: 1, items, request: request('revoked', days(6)) })
    expect(refused?.steps[0]?.text).toMatch(/Попросити ще раз можна з/)
    expect(refused?.steps[0]?.links).toEqual([])
    const later = view({ closed: 1, items, request: request('revoked', days(8)) })
    expect(later?.steps[0]?.links).toHaveLength(1)
    // Who has asked twice is told so, instead of a form that would be refused.
    const producers = [{ id: 'p', name: 'Ательє', mayAsk: false }]
    const twice = view({ closed: 1, items, producers, request: request('revoked', days(8)) })
    expect(twice?.steps[0]?.text).toMatch(/Просити доступ можна двічі/)
    expect(twice?.steps[0]?.links).toEqual([])
  })

  test('who is blocked is told nothing else', () => {
    const needs = [...FILE_NEEDS]
    expect(needsOf({ items: [file('granted', needs)], needs })).toEqual(['blocked'])
    expect(view({ closed: 1, needs: ['verify_email', 'blocked'] })?.steps).toHaveLength(1)
  })

  test('the owner has a link to the requests instead of steps, and staff one to the panel', () => {
    const closed = { closed: 1, items: [file('granted')] }
    const own = view({ ...closed, isOwner: true })
    expect(own).toMatchObject({ steps: [], manageHref: '/user/orders/o/files' })
    const staff = view({ closed: 1, needs: ['publish_producer'] }, { ...order, access: 'staff' })
    expect(staff?.steps.flatMap(({ links }) => links.map(({ to }) => to))).toEqual([
      '/panel/listings/order/o',
    ])
  })

  test('says why the closed files are open', () => {
    const items = [file('granted')]
    const ground = (change: Partial<OrderFiles>) => plain(view({ closed: 1, items, ...change })?.ground)
    expect(ground({ ground: 'granted', request: request('granted') })).toMatch(
      /^Замовник допустив вас до файлів 20/,
    )
    expect(ground({ ground: 'invited' })).toMatch(/^Вас запросили/)
    expect(ground({})).toBeUndefined()
  })
})
