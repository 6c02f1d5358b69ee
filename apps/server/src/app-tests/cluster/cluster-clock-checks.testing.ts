import {
  createOffer,
  createUpload,
  getConnectionToken,
  getOrderToken,
  getUpload,
  setOfferStatus,
  type Upload,
} from '@verstat/contract'
import { Centrifuge } from 'centrifuge'
import { sql } from 'kysely'
import { verifiedUser } from '../../modules/directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, offerTerms, sendOffer } from '../../modules/offers/offers.testing.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import type { TestSite } from '../../test-site.testing.ts'
import { comesTrue, partOf, type World } from './cluster-fault.testing.ts'
import type { Process } from './cluster-machines.testing.ts'

const ROUNDS = 4

/**
 * Looks for what is wrong while the first process that serves and the first that works have a wrong clock. Whatever ends
 * in half an hour must not have ended, and whatever has ended a minute ago must have.
 */
export async function wrongByClock(world: World): Promise<string[]> {
  const { cluster, site, place } = world
  const wrong = world.at(partOf(cluster.serving, 0))
  const { db } = site.database
  const plans = await endPlans(site)
  const lasting = await newOrder(site, { ...place, expires_at: await databaseTime(site, '30 minutes') })
  const found = [
    ...(await sessionFaults(world, wrong)),
    ...(await awardFaults(world, wrong)),
    ...(await linkFaults(world)),
    ...(await channelFaults(world, wrong)),
  ]
  const over = await newOrder(site, { ...place, expires_at: await databaseTime(site, '-1 minute') })
  const maker = await newMaker(site)
  const offerTo = (id: string) =>
    isAccepted(wrong.call(createOffer, { id, producerId: maker.producerId, ...offerTerms() }, maker))
  if (!(await offerTo(lasting.id))) found.push('an order that ends in half an hour takes no offers')
  if (await offerTo(over.id)) found.push('an order that has ended takes an offer')
  const isListed = async (id: string) =>
    (await db.selectFrom('orders').select('listed').where('id', '=', id).executeTakeFirst())?.listed
  await eventually('an order that has ended leaves the lists', async () => !(await isListed(over.id)))
  if (!(await isListed(lasting.id))) found.push('an order that ends in half an hour has left the lists')
  const isActive = async (id: string) =>
    (await db.selectFrom('subscriptions').select('status').where('id', '=', id).executeTakeFirst())
      ?.status === 'active'
  await eventually('a plan that has ended is ended', async () => !(await isActive(plans.over)))
  if (!(await isActive(plans.lasting))) found.push('a plan that ends in half an hour has ended')
  const { rows: early } = await sql<{ name: string }>`
    select identifier as name from graphile_worker._private_known_crontabs
     where last_execution > clock_timestamp()`.execute(db)
  found.push(...early.map(({ name }) => `${name} has run before its time`))
  return found
}

/** Moves the paid time of two plans: one ends in half an hour, the other has ended a minute ago. */
async function endPlans({
  database: { db },
}: TestSite): Promise<{ readonly lasting: string; readonly over: string }> {
  const [lasting, over] = await eventually('two plans are paid', async () => {
    const { rows } = await sql<{ id: string }>`
      select s.id from subscriptions s
       where s.status = 'active' and s.order_id is not null and s.period_end > now() + interval '1 day'
         and (select count(*) from paid_periods p where p.subscription_id = s.id) = 1 limit 2`.execute(db)
    return rows.length === 2 && rows
  })
  const end = (id: string, fromNow: string) =>
    sql`
      with moved as (
        select order_id, now() + ${fromNow}::interval - period_end as later from subscriptions where id = ${id}
      ), periods as (
        update paid_periods set starts_at = starts_at + later, ends_at = ends_at + later,
          next_bump_at = next_bump_at + later from moved where subscription_id = ${id}
      ), listing as (
        update orders set top_until = top_until + later, highlight_until = highlight_until + later,
          home_until = home_until + later from moved where orders.id = moved.order_id
      )
      update subscriptions set period_start = period_start + later, period_end = period_end + later
        from moved where id = ${id}`.execute(db)
  const ids = { lasting: lasting?.id ?? '', over: over?.id ?? '' }
  await end(ids.lasting, '30 minutes')
  await end(ids.over, '-1 minute')
  return ids
}

async function sessionFaults({ site }: World, wrong: TestSite): Promise<string[]> {
  const [lasting, over] = [await verifiedUser(site), await verifiedUser(site)]
  const end = async (userId: string, at: string) =>
    site.database.db
      .updateTable('sessions')
      .set({ expires_at: await databaseTime(site, at) })
      .where('user_id', '=', userId)
      .execute()
  await end(lasting.id, '30 minutes')
  await end(over.id, '-1 minute')
  const isIn = (person: { readonly token: string }) =>
    isAccepted(wrong.call(getConnectionToken, { id: 'me' }, person))
  const found: string[] = []
  if (!(await isIn(lasting))) found.push('a session that ends in half an hour has ended')
  // A process keeps sessions until it hears of a change, which takes a moment.
  const hasEnded = await comesTrue(async () => !(await isIn(over)), 3_000)
  if (!hasEnded) found.push('a session that has ended goes on')
  return found
}

/** Two processes accept two offers to one order at the same moment. */
async function awardFaults({ cluster, site, at, place }: World, wrong: TestSite): Promise<string[]> {
  const right = at(partOf(cluster.serving, 1))
  const found: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const order = await newOrder(site, place)
    const offers = [
      await sendOffer(site, order, await newMaker(site)),
      await sendOffer(site, order, await newMaker(site)),
    ]
    const accepted = await Promise.all(
      offers.map(({ id }, n) => {
        const by = (n + round) % 2 === 0 ? wrong : right
        return isAccepted(by.call(setOfferStatus, { id, status: 'accepted', version: 1 }, order.buyer))
      }),
    )
    if (accepted.filter(Boolean).length !== 1)
      found.push(`of two offers ${accepted.filter(Boolean).length} were awarded`)
    const { rows } = await sql`
      select from deals where order_id = ${order.id} and (created_at > clock_timestamp() + interval '1 minute'
        or created_at < clock_timestamp() - interval '1 minute')`.execute(site.database.db)
    if (rows.length > 0) found.push('a deal was made at a wrong time')
  }
  return found
}

/** Opens the link of a private document at the process that did not sign it. */
async function linkFaults({ cluster, site, at }: World): Promise<string[]> {
  const [wrong, right] = [partOf(cluster.serving, 0), partOf(cluster.serving, 1)]
  const person = await verifiedUser(site)
  const { id } = await uploadDocument(right, person.token)
  const opens = async (signer: Process, opener: Process) => {
    const { url } = await at(signer).call(getUpload, { id }, person)
    if (url === undefined) return false
    const { pathname, search } = new URL(url, originOf(signer))
    return (await fetch(originOf(opener) + pathname + search)).ok
  }
  const found: string[] = []
  if (!(await opens(wrong, right)))
    found.push('a link of the process with the wrong clock opens nowhere else')
  if (!(await opens(right, wrong))) found.push('the process with the wrong clock refuses the links of others')
  return found
}

async function uploadDocument({ port }: Process, token: string): Promise<Upload> {
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'креслення.pdf'))
  const answer = await fetch(`http://127.0.0.1:${port}${createUpload.path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${createUpload.path} ${answer.status} ${text.slice(0, 200)}`)
  return JSON.parse(text) as Upload
}

/** A page subscribes with a token that the process with the wrong clock has signed. */
async function channelFaults({ cluster, site, place }: World, wrong: TestSite): Promise<string[]> {
  const { id } = await newOrder(site, place)
  const { token } = await wrong.call(getOrderToken, { id })
  const client = new Centrifuge(`${cluster.realtime.replace('http', 'ws')}/connection/websocket`, {
    websocket: WebSocket,
  })
  const subscription = client.newSubscription(`order:${id}`, { token })
  subscription.subscribe()
  client.connect()
  try {
    await subscription.ready(5_000)
    return []
  } catch {
    return ['a token of the process with the wrong clock opens no channel']
  } finally {
    client.disconnect()
  }
}

const originOf = ({ port }: Process) => `http://127.0.0.1:${port}`

/** The database's time, so much from now. */
async function databaseTime({ database }: TestSite, fromNow: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() + ${fromNow}::interval as at`.execute(database.db)
  return rows[0]?.at ?? new Date()
}

/** Whether a call was answered. A refusal is an answer of the site; anything else is not. */
async function isAccepted(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (error instanceof Error && / 4\d\d /.test(error.message)) return false
    throw error
  }
}
