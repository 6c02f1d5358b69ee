import {
  type FieldName,
  type FieldRule,
  type FieldRules,
  ORDER_FIELDS,
  PRODUCER_FIELDS,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'

/** Two input values of a field. `shown` returns how the API shows a value, if that differs from the input. */
export type Sample = {
  readonly written: readonly [unknown, unknown]
  readonly shown?: (value: never) => unknown
}
const plain = (first: unknown, second: unknown): Sample => ({ written: [first, second] })

export type SampleUploads = {
  readonly documents: readonly string[]
  readonly pictureAt: (place: number) => { readonly uploadId: string }
}

/** Fields whose sample values cannot be generated from their kind. */
type HandMade<Rules> = FieldName<
  Rules,
  { readonly kind: 'custom' | 'reference' | 'picture' | 'pictures' | 'documents' }
>
type HandMadeSamples<Rules> = Readonly<Record<HandMade<Rules>, Sample> & Partial<Record<keyof Rules, Sample>>>

const DAY = kyivDay(new Date())

const idsOf = (values: readonly { uploadId: string }[]) => values.map(({ uploadId }) => uploadId)

/** Sample values for orders. The compiler reports a missing field. */
const ofOrders = ({ documents, pictureAt }: SampleUploads): HandMadeSamples<typeof ORDER_FIELDS> => ({
  categoryId: plain('workwear', 'turning'),
  quantity: plain(500, 12.5),
  attributes: plain({ cloth: 'Бавовна' }, { cloth: 'Льон' }),
  budgetMode: plain('exact', 'range'),
  budgetMin: plain(100_000, 200_000),
  budgetMax: plain(100_000, 300_000),
  images: { written: [[pictureAt(0)], [pictureAt(1)]], shown: idsOf },
  files: {
    written: [[{ uploadId: documents[0], isPublic: true }], [{ uploadId: documents[1], isPublic: true }]],
    shown: idsOf,
  },
  regionId: plain('lvivska', 'kyiv'),
  contactName: plain('Олена', 'Богдан'),
  contactEmail: plain('olena@example.com', 'bohdan@example.com'),
  contactPhone: plain('+380501234567', '+380671234567'),
  contactMessengers: plain(['viber'], ['telegram', 'whatsapp']),
  maxOffers: plain(7, 12),
})

const ofProducers = ({ documents, pictureAt }: SampleUploads): HandMadeSamples<typeof PRODUCER_FIELDS> => ({
  edrpou: plain('14360570', '00032129'),
  rnokpp: plain('3111111116', '2987654320'),
  categoryIds: plain(['workwear'], ['turning', 'workwear']),
  equipment: plain(
    [{ name: 'Juki', model: 'DDL-8700', count: 4, note: 'нова' }],
    [{ name: 'Brother', model: null, count: null, note: null }],
  ),
  moq: plain({ value: 20, unit: 'pcs' }, { value: 1.5, unit: 'kg' }),
  leadTimeDays: plain({ min: 3, max: 10 }, { min: 5, max: 20 }),
  capacity: plain(
    { acceptingFrom: addDays(DAY, 5), closedUntil: null },
    { acceptingFrom: null, closedUntil: addDays(DAY, 9) },
  ),
  showEmployees: plain(true, false),
  foundedYear: plain(1999, 2015),
  certificates: {
    written: [
      [
        {
          name: 'ISO 9001',
          number: '7',
          issuer: 'TÜV',
          validUntil: addDays(DAY, 300),
          file: { uploadId: documents[0] },
        },
      ],
      [{ name: 'HACCP', number: null, issuer: null, validUntil: null, file: { uploadId: documents[1] } }],
    ],
    shown: (each: readonly { file: { uploadId: string } }[]) =>
      each.map(({ file, ...rest }) => ({ ...rest, file: file.uploadId })),
  },
  logo: { written: [pictureAt(0), pictureAt(1)], shown: ({ uploadId }: { uploadId: string }) => [uploadId] },
  cover: { written: [pictureAt(2), pictureAt(3)], shown: ({ uploadId }: { uploadId: string }) => [uploadId] },
  gallery: { written: [[pictureAt(4)], [pictureAt(5)]], shown: idsOf },
  regionId: plain('lvivska', 'kyiv'),
  location: plain({ lat: 49.25, lon: 23.85 }, { lat: 50.5, lon: 30.8 }),
  showAddress: plain(true, false),
  serviceRegionIds: plain(['kyiv'], ['lvivska']),
  email: plain('holka@example.com', 'nytka@example.com'),
  phones: plain(['+380501234567'], ['+380671234567', '+380441234567']),
  messengers: plain(['viber'], ['telegram', 'whatsapp']),
  website: plain('https://holka.example.com', 'https://nytka.example.com'),
})

export function orderSamples(uploads: SampleUploads): Readonly<Record<string, Sample>> {
  return { ...madeUp(ORDER_FIELDS), ...ofOrders(uploads) }
}

export function producerSamples(uploads: SampleUploads): Readonly<Record<string, Sample>> {
  return { ...madeUp(PRODUCER_FIELDS), ...ofProducers(uploads) }
}

function madeUp(rules: FieldRules): Readonly<Record<string, Sample>> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      plain(madeUpValue(name, rule, 0), madeUpValue(name, rule, 1)),
    ]),
  )
}

/** Generates one of two different valid values of a field. Avoids the default. */
function madeUpValue(name: string, rule: FieldRule, place: 0 | 1): unknown {
  const words = `${['Перше', 'Друге'][place]} значення: ${name}`
  switch (rule.kind) {
    case 'answer':
      return place === 0
    case 'choice':
      // The default comes last. With the default, the test could not tell whether the server stored the input.
      return rule.values.toSorted((a, b) => Number(a === rule.default) - Number(b === rule.default)).at(place)
    case 'line':
      return words
    case 'text':
    case 'paragraphs':
      return { [place === 0 ? 'uk' : 'en']: words.padEnd(rule.min ?? 1, '.') }
    case 'words':
      return [words, `${words}, ще одне`].slice(place)
    case 'day':
      return addDays(DAY, 10 + place * 10)
    default:
      return undefined
  }
}
