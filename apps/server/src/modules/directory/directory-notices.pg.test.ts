import {
  contactOrder,
  contactProducer,
  createOrder,
  createProducer,
  decideRevision,
  editOrder,
  editUser,
  endVerification,
  getOwnOrder,
  listNotices,
  setOrderStatus,
  setProducerStatus,
  undoDecision,
  verifyEmail,
  verifyProducer,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, describe, expect, test } from 'vitest'
import { solveChallenge } from '../../platform/security/solve-challenge.testing.ts'
import { codeIn, testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from './directory.testing.ts'
import { remindOwners } from './listing/reminders/remind-owners.ts'
import {
  orderInput,
  type Person,
  producerInput,
  setSettings,
  verifiedUser,
  withoutLimits,
} from './listing/writing/writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, database, http, mailsTo } = site
const { db } = database
const DAY_MS = 86_400_000

let moderator: Person
beforeAll(async () => {
  await withoutLimits(site)
  moderator = await verifiedUser(site, 'moderator')
})

const noticesOf = async ({ token }: Person, language = 'uk') =>
  (await call(listNotices, {}, { token, language })).items
const typesOf = async (person: Person) => (await noticesOf(person)).map(({ type }) => type).toReversed()
const setStatus = (id: string, status: 'published' | 'rejected' | 'blocked', reason?: string) =>
  call(setOrderStatus, { id, status, ...(reason ? { reason } : {}) }, moderator)

async function submittedOrder(owner: Person): Promise<string> {
  const { order } = await call(createOrder, { ...orderInput(), submit: true }, owner)
  return order.id
}

/** Turns off every e-mail that can be turned off. */
async function quietOwner(): Promise<Person> {
  const owner = await verifiedUser(site)
  const off = { listings: false, leads: false, offers: false, deals: false, reminders: false, news: false }
  await call(editUser, { notifications: off }, owner)
  return owner
}

describe('a decision leaves one notice', () => {
  test('about each step of an order, whether or not there is an e-mail', async () => {
    const owner = await quietOwner()
    const id = await submittedOrder(owner)
    await setStatus(id, 'rejected', 'Додайте розміри')
    await call(editOrder, { id, city: 'Львів' }, owner)
    await call(setOrderStatus, { id, status: 'pending' }, owner)
    await setStatus(id, 'published')
    await setStatus(id, 'blocked', 'Скарга')
    await setStatus(id, 'published')
    expect(await typesOf(owner)).toEqual([
      'listing.submitted',
      'listing.rejected',
      'listing.submitted',
      'listing.approved',
      'listing.blocked',
      'listing.unblocked',
    ])
    // The e-mails about the review and the approval are turned off, and the first e-mail asks the owner to verify the address.
    const subjects = (await mailsTo(owner.email, 4)).map(({ subject }) => subject)
    expect(subjects.slice(1).toSorted()).toEqual(
      ['Оголошення потребує змін', 'Оголошення заблоковано', 'Оголошення розблоковано'].toSorted(),
    )
  })

  test('once, also when the same status is set again', async () => {
    const owner = await verifiedUser(site)
    const id = await submittedOrder(owner)
    await Promise.all([setStatus(id, 'published'), setStatus(id, 'published')])
    await setStatus(id, 'published')
    expect(await typesOf(owner)).toEqual(['listing.submitted', 'listing.approved'])
  })

  test('about edits, with decisions that are undone', async () => {
    const owner = await verifiedUser(site)
    const id = await submittedOrder(owner)
    await setStatus(id, 'published')
    const edit = async (uk: string) =>
      (await call(editOrder, { id, title: { uk }, description: orderInput().description }, owner)).version
    const decide = async (version: number, approve: boolean) =>
      call(
        decideRevision,
        { kind: 'order', id, version, approve, ...(approve ? {} : { reason: 'Не те' }) },
        moderator,
      )
    await decide(await edit('Пошиття зимових курток'), false)
    const { version } = await call(getOwnOrder, { slug: id }, owner)
    await call(undoDecision, { kind: 'order', id, version }, moderator)
    const reopened = await call(getOwnOrder, { slug: id }, owner)
    await decide(reopened.version, true)
    await call(editOrder, { id, city: 'Стрий' }, moderator)
    expect(await typesOf(owner)).toEqual([
      'listing.submitted',
      'listing.approved',
      'listing.revisionRejected',
      'listing.revisionReopened',
      'listing.revisionApproved',
      'listing.editedByStaff',
    ])
    const [edited] = await noticesOf(owner)
    expect(edited?.text).toBe(
      'Працівники сайту виправили оголошення «Пошиття зимових курток». Змінено: Населений пункт.',
    )
    const [inEnglish] = await noticesOf(owner, 'en')
    expect(inEnglish?.text).toBe('The team of the site edited “Пошиття зимових курток”. Changed: Town.')
  })

  test('about an approval that is undone', async () => {
    const owner = await verifiedUser(site)
    const id = await submittedOrder(owner)
    const { version } = await setStatus(id, 'published')
    await call(undoDecision, { kind: 'order', id, version }, moderator)
    expect(await typesOf(owner)).toEqual(['listing.submitted', 'listing.approved', 'listing.decisionUndone'])
    const [undone] = await noticesOf(owner)
    expect(undone).toMatchObject({
      ref: { kind: 'order', id },
      href: '/user/advertisment?kind=order',
      data: { kind: 'order', title: { uk: 'Пошиття робочих курток' } },
    })
  })

  test('about the verification of a producer', async () => {
    const owner = await verifiedUser(site)
    const { producer } = await call(createProducer, { ...producerInput(), submit: true }, owner)
    const { id, slug } = producer
    const { version } = await call(setProducerStatus, { id, status: 'published' }, moderator)
    const until = addDays(kyivDay(clock.now), 100)
    const verified = await call(verifyProducer, { id, version, source: 'register', until }, moderator)
    await call(
      endVerification,
      { id, version: verified.version, reason: 'Код припинено в реєстрі' },
      moderator,
    )
    expect(await typesOf(owner)).toEqual([
      'listing.submitted',
      'listing.approved',
      'listing.verified',
      'listing.verificationEnded',
    ])
    const [, shown] = await noticesOf(owner)
    expect(shown?.text).toMatch(
      /^Профіль «Швейна майстерня «Голка»» має позначку «Перевірено» до .+\. Ми перевірили дані в державному реєстрі\.$/,
    )
    expect(shown?.href).toBe(`/user/advertisment/edit/producer/${slug}`)
  })
})

describe('a listing that was received for review', () => {
  test('leaves a notice and an e-mail with its number and the way to its page', async () => {
    const owner = await verifiedUser(site)
    const { order } = await call(createOrder, { ...orderInput(), submit: true }, owner)
    const [notice] = await noticesOf(owner)
    expect(notice).toMatchObject({ type: 'listing.submitted', href: `/orders/${order.slug}` })
    const mails = await mailsTo(owner.email, 2)
    const mail = mails.find(({ subject }) => subject.endsWith(`${order.number} на перевірці`))
    expect(mail?.text).toContain('«Пошиття робочих курток»')
    expect(mail?.text).toContain(`/orders/${order.slug}`)
  })

  test('also when it waited until the address of its owner was verified', async () => {
    const owner = await site.newUser()
    const { token, user } = owner
    const { producer } = await call(createProducer, { ...producerInput(), submit: true }, { token })
    const code = codeIn((await mailsTo(user.email))[0])
    await call(verifyEmail, { code })
    const mails = await mailsTo(user.email, 2)
    expect(mails.at(-1)?.subject).toBe(`Профіль «${producer.name}» на перевірці`)
  })

  test('not when it is published at once, because earlier ones were approved', async () => {
    const owner = await verifiedUser(site)
    await setSettings(site, { autoApprove: { enabled: true, after: 3 } })
    for (let i = 0; i < 3; i += 1) await setStatus(await submittedOrder(owner), 'published')
    await submittedOrder(owner)
    const types = await typesOf(owner)
    expect(types.filter((type) => type === 'listing.submitted')).toHaveLength(3)
    await withoutLimits(site)
  })
})

describe('an order that ends', () => {
  test('leaves one notice for each of both reminders, also with reminders turned off', async () => {
    const owner = await quietOwner()
    const day = kyivDay(new Date(clock.now.getTime() + 6 * DAY_MS))
    const row = orderRow({
      owner_id: owner.id,
      title_uk: 'Пошити чохли',
      published_at: new Date(clock.now.getTime() - 20 * DAY_MS),
      offers_until: day,
      expires_at: new Date(clock.now.getTime() + 6 * DAY_MS),
    })
    await db.insertInto('orders').values(row).execute()
    const run = () =>
      remindOwners({ db: db as never, now: () => clock.now, accounts: site.services.accounts })
    await Promise.all([run(), run()])
    expect(await run()).toBe(0)
    const [notice, ...more] = await noticesOf(owner)
    expect(more).toEqual([])
    expect(notice).toMatchObject({ type: 'listing.ending', href: `/orders/${row.slug}` })
    expect(notice?.text).toMatch(/^\d+\u00a0\p{L}+ завершується замовлення «Пошити чохли»\.$/u)
    await db
      .updateTable('orders')
      .set({ expires_at: new Date(clock.now.getTime() + DAY_MS / 2) })
      .where('id', '=', row.id)
      .execute()
    await run()
    expect(await typesOf(owner)).toEqual(['listing.ending', 'listing.ending'])
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })
})

describe('a request for a contact', () => {
  const contactOf = async (owner: Person, show: 'public' | 'afterLogin' | 'none' = 'afterLogin') => {
    const row = orderRow({ owner_id: owner.id, title_uk: 'Пошити чохли', contact_show: show })
    await db.insertInto('orders').values(row).execute()
    return row.id
  }

  test('leaves one notice a person and listing, also when the e-mail is turned off', async () => {
    const [owner, asker, another] = [await quietOwner(), await verifiedUser(site), await verifiedUser(site)]
    const id = await contactOf(owner)
    await call(contactOrder, { id }, asker)
    await call(contactOrder, { id }, asker)
    await call(contactOrder, { id }, another)
    const notices = await noticesOf(owner)
    expect(notices).toHaveLength(2)
    expect(notices[0]).toMatchObject({
      type: 'lead.received',
      ref: { kind: 'lead' },
      href: '/user/leads',
      text: 'Олена Ґудзь бачить контакти вашого замовлення «Пошити чохли».',
      data: { how: 'contact', by: 'user' },
    })
    expect(JSON.stringify(notices[0]?.data)).not.toContain('Ґудзь')
    expect((await noticesOf(owner, 'en'))[0]?.text).toBe(
      'Олена Ґудзь can see the contact details of your order “Пошити чохли”.',
    )
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })

  test('by a message leaves one notice and one e-mail a message, which no setting turns off', async () => {
    const [owner, asker] = [await quietOwner(), await verifiedUser(site)]
    const id = await contactOf(owner, 'none')
    for (const message of ['Чи можлива менша партія?', 'І який колір потрібен?']) {
      await call(contactOrder, { id, message }, asker)
    }
    const notices = await noticesOf(owner)
    expect(notices.map(({ text }) => text)).toEqual(
      [1, 2].map(() => 'Олена Ґудзь пише про ваше замовлення «Пошити чохли».'),
    )
    expect(JSON.stringify(notices)).not.toContain('партія')
    expect(await mailsTo(owner.email, 3)).toHaveLength(3)
  })

  test('by a visitor leaves a notice without a name and no e-mail', async () => {
    const owner = await verifiedUser(site)
    const id = await contactOf(owner, 'public')
    await call(contactOrder, { id }, { challenge: await solveChallenge(http) })
    expect((await noticesOf(owner))[0]?.text).toBe(
      'Відвідувач без облікового запису бачить контакти вашого замовлення «Пошити чохли».',
    )
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })

  test('loses the name in the notice once the person leaves', async () => {
    const [owner, asker] = [await verifiedUser(site), await verifiedUser(site)]
    const row = producerRow({ owner_id: owner.id, name: 'Цех «Нитка»' })
    await db.insertInto('producers').values(row).execute()
    await call(contactProducer, { id: row.id }, asker)
    const text = async () => (await noticesOf(owner))[0]?.text
    expect(await text()).toBe('Олена Ґудзь бачить контакти виробника «Цех «Нитка»».')
    await db.updateTable('users').set({ erase_at: clock.now }).where('id', '=', asker.id).execute()
    expect(await text()).toBe('Колишній користувач бачить контакти виробника «Цех «Нитка»».')
    await db.deleteFrom('users').where('id', '=', asker.id).execute()
    expect(await text()).toBe('Колишній користувач бачить контакти виробника «Цех «Нитка»».')
  })
})
