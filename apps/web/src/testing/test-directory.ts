import type { Category, FieldDef, FieldName, Order, OrderSummary, Producer, Region } from '@verstat/contract'
import { fieldDefaults, ORDER_FIELDS, PRODUCER_FIELDS } from '@verstat/contract/browser'
import { buildDirectoryIndex } from '../lib/api/directory-index.ts'

/**
 * Returns a small directory: sewing with two child categories, metalwork with one, and the regions Lviv oblast, Kyiv
 * and the whole country.
 */
export function testIndex() {
  return buildDirectoryIndex(
    [
      category('sewing', null, ['Швейне виробництво', 'Sewing'], ['пошиття', 'Sewing']),
      category('workwear', 'sewing', ['Спецодяг', 'Workwear'], ['пошиття спецодягу', 'Workwear']),
      category('knit', 'sewing', ['Трикотаж', 'Knitwear'], ['трикотаж', 'Knitwear']),
      category('metalwork', null, ['Металообробка', 'Metalwork'], ['металообробку', 'Metalwork']),
      category('turning', 'metalwork', ['Токарні роботи', 'Turning'], ['токарні роботи', 'Turning']),
    ],
    [
      region('ukraine', 'country', ['Вся Україна', 'All of Ukraine'], ['по всій Україні', 'across Ukraine']),
      region(
        'lvivska',
        'oblast',
        ['Львівська область', 'Lviv Oblast'],
        ['у Львівській області', 'in Lviv Oblast'],
      ),
      region('kyiv', 'city', ['Київ', 'Kyiv'], ['у Києві', 'in Kyiv']),
    ],
  )
}

export function category(
  id: string,
  parentId: string | null,
  [uk, en]: readonly [string, string],
  [aboutUk, aboutEn]: readonly [string, string],
  fields: readonly FieldDef[] = [],
): Category {
  return {
    id,
    slug: id,
    parentId,
    types: [],
    name: { uk, en },
    heading: {
      orders: { uk: `Замовлення на ${aboutUk}`, en: `${aboutEn} orders` },
      producers: { uk: `Виробники: ${aboutUk}`, en: `${aboutEn} producers` },
    },
    description: { uk: `Опис: ${uk}`, en: `About ${en}` },
    icon: 'shirt',
    fields: [...fields],
    counts: { orders: 1, producers: 1 },
  }
}

function region(
  id: string,
  kind: Region['kind'],
  [uk, en]: readonly [string, string],
  [inUk, inEn]: readonly [string, string],
): Region {
  return {
    id,
    slug: id,
    code: null,
    kind,
    name: { uk, en },
    locative: { uk: inUk, en: inEn },
    counts: { orders: 1, producers: 1 },
  }
}

const ORDER_DEFAULTS = fieldDefaults(ORDER_FIELDS) as Pick<
  Order,
  FieldName<typeof ORDER_FIELDS, { readonly seen: 'lists' | 'page' }>
>
const PRODUCER_DEFAULTS = fieldDefaults(PRODUCER_FIELDS) as Pick<
  Producer,
  FieldName<typeof PRODUCER_FIELDS, { readonly seen: 'lists' | 'page' }>
>

export function testOrder(change: Partial<Order> = {}): Order & Pick<OrderSummary, 'image'> {
  return {
    ...ORDER_DEFAULTS,
    id: '019aa000-0000-7000-8000-000000000001',
    number: 1042,
    slug: 'poshyttia-kurtok-ab12',
    status: 'published',
    title: { uk: 'Пошиття робочих курток' },
    type: 'production',
    categoryId: 'workwear',
    regionId: 'lvivska',
    city: 'Стрий',
    quantity: 500,
    unit: 'pcs',
    quantityNote: null,
    repeat: 'once',
    budgetMode: 'range',
    budgetMin: 10_000_000,
    budgetMax: 15_000_000,
    currency: 'UAH',
    budgetPer: 'total',
    offersUntil: '2026-12-05',
    neededBy: null,
    drawingSizesMm: null,
    publishedAt: '2026-11-20T08:00:00Z',
    bumpedAt: '2026-11-20T08:00:00Z',
    expiresAt: '2026-12-05T22:00:00Z',
    isBumpPaid: false,
    promotion: { topUntil: null, highlightUntil: null, homeUntil: null },
    image: null,
    description: { uk: 'Перший абзац.\n\nДругий абзац.' },
    vat: true,
    materialBy: 'customer',
    sampleRequired: true,
    ndaRequired: false,
    certificates: [],
    attributes: {},
    images: [],
    files: [],
    contactShow: 'afterLogin',
    counts: { views: 12, contacts: 1, offers: 0, questions: 0 },
    visibility: 'public',
    offersOpen: 'atOnce',
    maxOffers: 50,
    termsVersion: 1,
    offersChangeAt: null,
    offering: null,
    record: null,
    dealId: null,
    buyer: null,
    createdAt: '2026-11-20T07:00:00Z',
    updatedAt: '2026-11-20T08:00:00Z',
    ...change,
  }
}

export function testProducer(change: Partial<Producer> = {}): Producer {
  return {
    ...PRODUCER_DEFAULTS,
    id: '019aa000-0000-7000-8000-000000000002',
    slug: 'lvivska-shveina-cd34',
    status: 'published',
    name: 'Львівська швейна майстерня',
    kind: 'workshop',
    tagline: { uk: 'Спецодяг від п’ятдесяти одиниць' },
    categoryIds: ['workwear', 'knit'],
    regionId: 'lvivska',
    city: 'Львів',
    moq: { value: 50, unit: 'pcs' },
    leadTimeDays: { min: 10, max: 14 },
    samples: 'paid',
    acceptsTolling: true,
    acceptsSmallBatch: false,
    verification: null,
    promotion: { topUntil: null, highlightUntil: null, homeUntil: null },
    publishedAt: '2026-10-01T08:00:00Z',
    updatedAt: '2026-11-01T08:00:00Z',
    logo: null,
    description: { uk: 'Шиємо спецодяг.' },
    edrpou: null,
    address: null,
    location: null,
    serviceRegionIds: [],
    processes: [],
    materials: [],
    employees: null,
    foundedYear: null,
    equipment: [],
    certificates: [],
    cover: null,
    gallery: [],
    website: null,
    workHours: null,
    contactShow: 'afterLogin',
    capacity: null,
    completeness: 70,
    counts: { views: 3, contacts: 0 },
    createdAt: '2026-10-01T07:00:00Z',
    ...change,
  }
}
