import {
  createOrder,
  createProducer,
  editOrder,
  editProducer,
  getOrder,
  getOwnOrder,
  setOrderStatus,
  setProducerStatus,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import { orderInput, type Person, producerInput, verifiedUser, withoutLimits } from './writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, clock, database, mailsTo } = site

let owner: Person
let moderator: Person
let support: Person
const as = ({ token }: Person) => ({ token })

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
  moderator = await verifiedUser(site, 'moderator')
  support = await verifiedUser(site, 'support')
})

async function publishedOrder(by = owner, approver = moderator) {
  const { order } = await call(createOrder, orderInput(), as(by))
  return call(setOrderStatus, { id: order.id, status: 'published' }, as(approver))
}

async function auditOf(id: string) {
  const { rows } = await database.pool.query(
    `select actor_id, details from audit where subject_id = $1 and action = 'listing.edited_by_staff' order by id`,
    [id],
  )
  return rows
}

test('a moderator edits any field at once, the audit holds the change, the owner gets a mail', async () => {
  const order = await publishedOrder()
  const edited = await call(
    editOrder,
    {
      id: order.id,
      version: order.version,
      title: { uk: 'Пошиття теплих курток, 067 123 45 67' },
      city: 'Стрий',
      contact: { name: 'Ніна', email: 'nina@example.com', phone: '+380671112233' },
    },
    as(moderator),
  )
  expect(edited).toMatchObject({
    status: 'published',
    city: 'Стрий',
    revision: null,
    version: order.version + 1,
  })
  expect((await call(getOrder, { slug: order.slug }, {})).title.uk).toBe(
    'Пошиття теплих курток, 067 123 45 67',
  )

  const [entry] = await auditOf(order.id)
  expect(entry.actor_id).toBe(moderator.id)
  expect(entry.details.fields.toSorted()).toEqual([
    'city',
    'contactEmail',
    'contactName',
    'contactPhone',
    'title',
  ])
  expect(entry.details.values).toContainEqual({ name: 'city', before: '', after: 'Стрий' })
  // The audit is kept after users are erased. Therefore it names the changed private fields, but contains neither their
  // values nor contacts from texts.
  expect(JSON.stringify(entry.details)).not.toMatch(/nina@|067 123|Ніна|6711122/)

  // The other three verify the address, and say that the order is being reviewed and that it is published.
  const mails = await mailsTo(owner.email, 4)
  const mail = mails.find(({ subject }) => subject.includes('Ми змінили ваше оголошення'))
  expect(mail?.text).toMatch(/Змінено: [^.]*Населений пункт/)
})

test('neither support nor strangers edit, and staff edit their own listings like anybody', async () => {
  const order = await publishedOrder()
  const edit = { id: order.id, city: 'Київ' }
  expect((await refusal(editOrder, edit, as(support))).code).toBe('move_forbidden')
  expect((await refusal(editOrder, edit, as(await verifiedUser(site)))).code).toBe('not_found')
  expect((await refusal(editOrder, { ...edit, submit: true }, as(moderator))).code).toBe('move_forbidden')

  const other = await verifiedUser(site, 'admin')
  const own = await publishedOrder(moderator, other)
  const waiting = await call(editOrder, { id: own.id, title: { uk: 'Пошиття моїх курток' } }, as(moderator))
  expect(waiting.revision).toMatchObject({ changes: { title: { uk: 'Пошиття моїх курток' } } })
  expect(waiting.title).toEqual(own.title)
  expect(await auditOf(own.id)).toEqual([])
})

test("an edit of staff leaves the owner's waiting edit, without the fields that staff have set", async () => {
  const order = await publishedOrder()
  const wanted = { title: { uk: 'Пошиття зелених курток' }, city: 'Самбір' }
  const waiting = await call(editOrder, { id: order.id, ...wanted }, as(owner))
  await call(editOrder, { id: order.id, version: waiting.version, city: 'Стрий' }, as(moderator))
  const now = await call(getOwnOrder, { slug: order.id }, as(owner))
  expect(now.city).toBe('Стрий')
  expect(now.revision?.changes).toEqual({ title: wanted.title })
})

test('staff do not publish an expired order again by a new last day', async () => {
  const order = await publishedOrder()
  await database.pool.query('update orders set expires_at = $2 where id = $1', [order.id, clock.now])
  const later = { id: order.id, offersUntil: addDays(kyivDay(clock.now), 30) }
  expect((await refusal(editOrder, later, as(moderator))).code).toBe('move_forbidden')
})

test('a pending producer is edited and still waits', async () => {
  const { producer } = await call(createProducer, producerInput(), as(owner))
  const edited = await call(editProducer, { id: producer.id, name: 'Майстерня «Голка»' }, as(moderator))
  expect(edited).toMatchObject({ status: 'pending', name: 'Майстерня «Голка»' })
  expect(await auditOf(producer.id)).toHaveLength(1)
})

test('a published producer is edited at once and stays published', async () => {
  const { producer } = await call(createProducer, producerInput(), as(owner))
  await call(setProducerStatus, { id: producer.id, status: 'published' }, as(moderator))
  const edited = await call(editProducer, { id: producer.id, city: 'Стрий' }, as(moderator))
  expect(edited).toMatchObject({ status: 'published', city: 'Стрий', revision: null })
})

test('the owner may resubmit a rejected listing that staff have edited, even unchanged by the owner', async () => {
  const { order } = await call(createOrder, orderInput(), as(owner))
  const target = { id: order.id }
  await call(setOrderStatus, { ...target, status: 'rejected', reason: 'Місто не збігається' }, as(moderator))
  expect((await refusal(setOrderStatus, { ...target, status: 'pending' }, as(owner))).code).toBe(
    'move_forbidden',
  )
  await call(editOrder, { ...target, city: 'Стрий' }, as(moderator))
  const sent = await call(setOrderStatus, { ...target, status: 'pending' }, as(owner))
  expect(sent).toMatchObject({ status: 'pending', city: 'Стрий' })
})
