import {
  createOrder,
  createProducer,
  decideRevision,
  deleteUser,
  editOrder,
  editProducer,
  exportUser,
  type FieldRules,
  fieldNames,
  getOrder,
  getOwnOrder,
  getOwnProducer,
  getProducer,
  ORDER_FIELDS,
  ORDER_TYPES,
  PRODUCER_FIELDS,
  type RouteInput,
  setOrderStatus,
  setProducerStatus,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { eraseUsers } from '../../../accounts/index.ts'
import { uploadRow } from '../../../uploads/uploads.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import { ORDER_COLUMNS } from '../../orders/order-columns.ts'
import { PRODUCER_COLUMNS } from '../../producers/producer-columns.ts'
import { orderSamples, producerSamples, type Sample, type SampleUploads } from './field-samples.testing.ts'
import { verifiedUser, withoutLimits } from './writing.testing.ts'

const site = await testSite({
  prepare: async (pool) => {
    await insertTestDictionaries(pool)
    const cloth = {
      key: 'cloth',
      kind: 'text',
      label: { uk: 'Тканина', en: 'Cloth' },
      required: false,
      filter: false,
    }
    const types = [...ORDER_TYPES, 'producer'] as const
    await pool
      .updateTable('categories')
      .set({ types: [...types], fields: JSON.stringify([cloth]) })
      .execute()
  },
})
const { call } = site
const { db } = site.database

/** Producer fields that are public only if the owner allows it or the producer is verified. */
const SHOWN_ON_TERMS: readonly string[] = ['edrpou', 'employees', 'address', 'location', 'certificates']

type Values = Readonly<Record<string, unknown>>
type Own = Values & {
  readonly id: string
  readonly slug: string
  readonly version: number
  readonly revision: { readonly changes: Values } | null
}
type Kind = {
  readonly kind: 'order' | 'producer'
  readonly rules: FieldRules
  readonly samples: Readonly<Record<string, Sample>>
  readonly columns: Readonly<Record<string, { readonly columns: readonly string[] }>>
  /** Converts fields to the input of the calls that create and edit. */
  readonly input: (fields: Values) => Values
  /** Extracts the fields from the view of a listing for its owner. */
  readonly output: (own: Values) => Values
  readonly create: (input: Values, token: string) => Promise<Own>
  readonly edit: (id: string, input: Values, token: string) => Promise<Own>
  readonly publish: (id: string, token: string) => Promise<unknown>
  readonly readOwn: (slug: string, token: string) => Promise<Own>
  readonly readPublic: (slug: string) => Promise<Values>
}

const contactNames = {
  contactName: 'name',
  contactEmail: 'email',
  contactPhone: 'phone',
  contactMessengers: 'messengers',
  contactShow: 'show',
}

const KINDS: readonly ((uploads: SampleUploads) => Kind)[] = [
  (uploads) => ({
    kind: 'order',
    rules: ORDER_FIELDS,
    samples: orderSamples(uploads),
    columns: ORDER_COLUMNS,
    input: (fields) => {
      const contact = Object.entries(contactNames).map(([from, to]) => [to, fields[from]])
      const others = Object.entries(fields).filter(([name]) => !(name in contactNames))
      return {
        ...Object.fromEntries(others),
        contact: Object.fromEntries(contact.filter(([, value]) => value !== undefined)),
      }
    },
    output: ({ contact, ...own }) => {
      const parts = Object.entries(contactNames).map(([to, from]) => [
        to,
        Reflect.get(contact as object, from),
      ])
      return { ...own, ...Object.fromEntries(parts) }
    },
    create: async (input, token) =>
      (await call(createOrder, { ...input, submit: true } as RouteInput<typeof createOrder>, { token }))
        .order,
    edit: (id, input, token) => call(editOrder, { id, ...input }, { token }),
    publish: (id, token) => call(setOrderStatus, { id, status: 'published' }, { token }),
    readOwn: (slug, token) => call(getOwnOrder, { slug }, { token }),
    readPublic: (slug) => call(getOrder, { slug }),
  }),
  (uploads) => ({
    kind: 'producer',
    rules: PRODUCER_FIELDS,
    samples: producerSamples(uploads),
    columns: PRODUCER_COLUMNS,
    input: (fields) => fields,
    output: (own) => own,
    create: async (input, token) =>
      (await call(createProducer, { ...input, submit: true } as RouteInput<typeof createProducer>, { token }))
        .producer,
    edit: (id, input, token) => call(editProducer, { id, ...input }, { token }),
    publish: (id, token) => call(setProducerStatus, { id, status: 'published' }, { token }),
    readOwn: (slug, token) => call(getOwnProducer, { slug }, { token }),
    readPublic: (slug) => call(getProducer, { slug }),
  }),
]

beforeAll(() => withoutLimits(site))

test.each(
  KINDS,
)('every field is stored, edited by its rule, moderated, shown, exported and erased (%#)', async (kindOf) => {
  const { user, token, password } = await site.newUser()
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user.id).execute()
  const moderator = await verifiedUser(site, 'moderator')
  const pictures = await storeUploads(user.id, 'image', 6)
  const documents = await storeUploads(user.id, 'file', 2)
  const { kind, rules, samples, columns, ...api } = kindOf({
    documents,
    pictureAt: (place) => ({ uploadId: pictures[place] ?? '' }),
  })
  const names = fieldNames(rules)
  const written = (at: 0 | 1) =>
    api.input(Object.fromEntries(names.map((name) => [name, samples[name]?.written[at]])))
  const shown = (at: 0 | 1, of: readonly string[] = names) =>
    Object.fromEntries(of.map((name) => [name, shownValue(samples, name, at)]))
  const picked = (listing: Values, of: readonly string[] = names) =>
    Object.fromEntries(of.map((name) => [name, seen(listing[name])]))

  const { id, slug } = await api.create(written(0), token)
  expect(picked(api.output(await api.readOwn(slug, token)))).toEqual(shown(0))
  await api.publish(id, moderator.token)

  const edited = await api.edit(id, written(1), token)
  const waiting = names.filter((name) => rules[name]?.atOnce !== true)
  expect(picked(api.output(edited))).toEqual({ ...shown(1), ...shown(0, waiting) })
  expect(Object.keys(edited.revision?.changes ?? {}).toSorted()).toEqual(
    Object.keys(api.input(Object.fromEntries(waiting.map((name) => [name, true])))).toSorted(),
  )
  const decision = { kind, id, version: edited.version, approve: true }
  await call(decideRevision, decision, { token: moderator.token })
  expect(picked(api.output(await api.readOwn(slug, token)))).toEqual(shown(1))

  const page = await api.readPublic(slug)
  const ofPage = names.filter((name) => rules[name]?.seen !== 'owner')
  expect(picked(page, ofPage)).toEqual(shown(1, ofPage))
  const ofOwner = names.filter((name) => rules[name]?.seen === 'owner' && !SHOWN_ON_TERMS.includes(name))
  expect(['contact', ...ofOwner].filter((name) => name in page)).toEqual([])

  const exported = await call(exportUser, {}, { token })
  const row = Object.keys(exported.data[`${kind}s`]?.[0] ?? {})
  expect(row).toEqual(expect.arrayContaining(Object.values(columns).flatMap((stored) => stored.columns)))

  await call(deleteUser, { password }, { token })
  site.clock.pass(31 * 86_400_000)
  await eraseUsers({ db, now: () => site.clock.now, accounts: site.services.accounts })
  const left = db.selectFrom(`${kind}s`).select('id').where('id', '=', id)
  expect(await left.execute()).toEqual([])
})

/** Replaces each file object by its id. */
function seen(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((each) =>
      isFile(each) ? each.id : isNested(each) ? { ...each, file: each.file.id } : each,
    )
  }
  return isFile(value) ? [value.id] : value
}

function isFile(value: unknown): value is { readonly id: string } {
  return typeof value === 'object' && value !== null && 'url' in value && 'id' in value
}
function isNested(value: unknown): value is { readonly file: { readonly id: string } } {
  return typeof value === 'object' && value !== null && 'file' in value && isFile(value.file)
}

function shownValue(samples: Readonly<Record<string, Sample>>, name: string, at: 0 | 1): unknown {
  const sample = samples[name]
  const value = sample?.written[at]
  return sample?.shown ? sample.shown(value as never) : value
}

async function storeUploads(ownerId: string, kind: 'image' | 'file', count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () =>
    uploadRow({
      kind,
      owner_id: ownerId,
      orphan_since: new Date(),
      access: kind === 'image' ? 'public' : 'granted',
    }),
  )
  await db.insertInto('uploads').values(rows).execute()
  return rows.map(({ id }) => id)
}
