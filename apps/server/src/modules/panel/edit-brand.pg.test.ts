import { editSettings, getSeo, getSettings, type Settings } from '@verstat/contract'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../platform/settings/stored-settings.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { testSite } from '../../test-site.testing.ts'
import { sweepUploads } from '../uploads/index.ts'
import { sendUpload } from '../uploads/send-upload.testing.ts'
import { newStaff } from './panel.testing.ts'

const { call, database, http, newUser, refusal, services } = await testSite({
  renderer: {
    close: async () => {},
    queryKeys: () => [],
    render: async (_request, { site }) => ({ status: 200, html: JSON.stringify(site) }),
  },
})
const { db } = database

const black = { r: 0, g: 0, b: 0, alpha: 1 }
const mark = sharp({ create: { width: 300, height: 60, channels: 4, background: black } }).png()
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

async function wideDarkLogo(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 120, channels: 4, background: clear } })
    .composite([{ input: await mark.toBuffer() }])
    .png()
    .toBuffer()
}

const red = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer()

async function upload(token: string, content: Buffer): Promise<string> {
  const { status, body } = await sendUpload(http, { content, headers: { authorization: `Bearer ${token}` } })
  expect(status).toBe(201)
  return body.id
}

const { token } = await newStaff({ newUser, database }, 'admin')
const save = (changes: Parameters<typeof call<typeof editSettings>>[1]): Promise<Settings> =>
  call(editSettings, changes, { token })
const nothing = { accent: null, logo: null, sharePicture: null } as const
afterEach(() => save(nothing))

const site = async () => JSON.parse((await http.inject('/')).body)
const body = async (url: string) => (await http.inject(url)).rawPayload

async function orphanSince(id: string): Promise<Date | null | undefined> {
  const row = await db.selectFrom('uploads').select('orphan_since').where('id', '=', id).executeTakeFirst()
  return row?.orphan_since
}

test('a colour, a logo and a share picture appear everywhere without a restart, and go again', async () => {
  const before = {
    page: await site(),
    icon: await body('/favicon.svg'),
    drawn: await body('/og/page/home.uk.jpg'),
  }
  expect(before.page).not.toHaveProperty('look')
  const [logo, share] = [await upload(token, await wideDarkLogo()), await upload(token, await red())]
  const saved = await save({
    accent: ' #1F7A4D ',
    logo: { uploadId: logo },
    sharePicture: { uploadId: share },
  })
  expect(saved).toMatchObject({
    accent: '#1f7a4d',
    logo: { id: logo, ground: 'light' },
    sharePicture: { id: share },
  })
  const shown = await eventually('pages show the look', async () => {
    const page = await site()
    return page.look ? page : undefined
  })
  expect(shown.logo).toMatchObject({ width: 160, height: 32, plate: 'light', isWide: true })
  expect(shown.colors['--brand-accent-light']).toBe('#00633a')
  expect((await http.inject(shown.logo.src)).statusCode).toBe(200)

  const seo = await call(getSeo, { a: 'page', b: 'home', c: 'uk' })
  expect(seo.og.image.url).toContain(shown.look)
  const address = new URL(seo.og.image.url)
  const picture = await http.inject(address.pathname + address.search)
  expect(picture.headers['cache-control']).toContain('immutable')
  const { width, height } = await sharp(picture.rawPayload).metadata()
  expect([width, height]).toEqual([1200, 630])
  const { dominant } = await sharp(picture.rawPayload).stats()
  expect(dominant.r).toBeGreaterThan(200)

  expect((await body('/favicon.svg')).toString()).toContain('data:image/png;base64,')
  expect(await sharp(await body('/apple-touch-icon.png')).metadata()).toMatchObject({
    width: 180,
    height: 180,
    hasAlpha: false,
  })
  const ico = await http.inject('/favicon.ico')
  expect(await sharp(ico.rawPayload.subarray(22)).metadata()).toMatchObject({ width: 32, format: 'png' })
  const again = await http.inject({
    url: '/favicon.ico',
    headers: { 'if-none-match': String(ico.headers.etag) },
  })
  expect(again.statusCode).toBe(304)

  await save(nothing)
  await eventually('pages have our own look', async () => ((await site()).look ? undefined : true))
  expect(await body('/favicon.svg')).toEqual(before.icon)
  expect(await body('/og/page/home.uk.jpg')).toEqual(before.drawn)
})

test('our sign takes the chosen colour in the icon and in e-mails', async () => {
  await save({ accent: '#1f7a4d' })
  await eventually('the icon has the colour', async () => {
    const svg = (await body('/favicon.svg')).toString()
    return svg.includes('fill="#00633a"') ? true : undefined
  })
  expect(services.accounts.mail.accent()).toBe('#00633a')
})

test('pictures of settings are kept by the sweep, replaced and removed ones are deleted', async () => {
  const [first, second] = [await upload(token, await red()), await upload(token, await wideDarkLogo())]
  await save({ logo: { uploadId: first } })
  expect(await orphanSince(first)).toBeNull()
  // Saving the form again sends the same picture.
  await save({ logo: { uploadId: first } })
  expect(await orphanSince(first)).toBeNull()
  await save({ logo: { uploadId: second } })
  expect(await orphanSince(first)).toBeInstanceOf(Date)
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
  await sweepUploads({ db, storage: services.uploads.storage, now: inTwoDays })
  expect([await orphanSince(first), await orphanSince(second)]).toEqual([undefined, null])
  await save({ logo: null })
  expect(await orphanSince(second)).toBeInstanceOf(Date)
})

test('of two admins who set a logo at the same time, no picture stays without use', async () => {
  const ids = [await upload(token, await red()), await upload(token, await red())]
  await Promise.all(ids.map((uploadId) => save({ logo: { uploadId } })))
  const { logo } = await call(getSettings, {}, { token })
  const kept = await Promise.all(ids.map(async (id) => (await orphanSince(id)) === null))
  expect(kept).toEqual(ids.map((id) => id === logo?.id))
})

test('a wrong colour and another user’s picture are refused at the field, and nothing changes', async () => {
  for (const accent of ['red', '#12345', '#12345g', 'url(x)'])
    expect((await refusal(editSettings, { accent }, { token })).fields).toEqual({ accent: 'invalid_format' })
  const { token: other } = await newUser()
  const foreign = await upload(other, await red())
  const document = await upload(token, Buffer.from('%PDF-1.4\n%%EOF\n'))
  for (const uploadId of [foreign, document]) {
    expect((await refusal(editSettings, { logo: { uploadId } }, { token })).fields).toEqual({
      logo: 'unknown_upload',
    })
  }
  expect(await call(getSettings, {}, { token })).toEqual(DEFAULT_SETTINGS)
})

test('only admins change the look, and the audit names the pictures before and after', async () => {
  const { token: moderator } = await newStaff({ newUser, database }, 'moderator')
  expect((await refusal(editSettings, { accent: '#1f7a4d' }, { token: moderator })).code).toBe('forbidden')
  const id = await upload(token, await red())
  await save({ logo: { uploadId: id } })
  const { details } = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'settings.changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(details).toEqual({ before: { logo: null }, after: { logo: id } })
})
