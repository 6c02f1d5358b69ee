import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createUpload, editUser, FILE_BYTES_MAX, getUser, IMAGE_BYTES_MAX } from '@verstat/contract'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { onTables } from '../../platform/db/on-tables.ts'
import { createMemoryRateLimiter } from '../../platform/security/rate-limiter.ts'
import { createSecretKey } from '../../platform/security/secret-key.ts'
import { solveChallenge } from '../../platform/security/solve-challenge.testing.ts'
import { createFolderStorage, storageError } from '../../platform/storage/folder-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { testSite } from '../../test-site.testing.ts'
import { CSV, makeFlatPng, makeZip, PDF } from './content/make-files.testing.ts'
import { receiveUpload, createUpload as storeUpload } from './create-upload.ts'
import { attachUploads, signedFileUrl, sweepUploads } from './index.ts'
import { sendUpload } from './send-upload.testing.ts'
import { UPLOAD_LIMITS } from './uploads.limits.ts'
import type { UploadsTables } from './uploads.tables.ts'

const SECRET = 'a secret of thirty-two characters'
const dataDir = await mkdtemp(join(tmpdir(), 'verstat-uploads-'))
const site = await testSite({ dataDir, secretKey: SECRET })
const { http, database, clock } = site
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const send = (content: Buffer, name: string, more: object = {}) =>
  sendUpload(http, { content, name, ...more })
const get = (url: string) => http.inject(url)
const stored = () =>
  database.db
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
const folders = () => readdir(join(dataDir, 'media'))
const solid = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 180, g: 90, b: 30, alpha: 0.5 } },
    limitInputPixels: false,
  })

describe('a picture', () => {
  test('is re-encoded in several widths, upright, without metadata', async () => {
    const secret = 'taken at Sadova 7'
    const said = await solid(1_200, 800)
      .jpeg()
      .withExif({ IFD0: { Copyright: secret } })
      .toBuffer()
    const content = await sharp(said).withMetadata({ orientation: 6 }).toBuffer()
    expect(content.includes(secret)).toBe(true)
    const { status, body } = await send(content, 'фото "з цеху".jpg')
    expect(status).toBe(201)
    expect(body).toMatchObject({ width: 800, height: 1_200, mime: 'image/webp', name: 'фото _з цеху_.jpg' })
    expect(body.picture).toMatchObject({ id: body.id, widths: [160, 320, 640, 800], url: body.url })
    expect(body.picture?.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(body.previews.map(({ width, mime }) => `${width} ${mime}`)).toContain('640 image/avif')
    for (const { url, width, mime } of body.previews) {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        mime,
        'public, max-age=31536000, immutable',
      ])
      const drawn = await sharp(answer.rawPayload).metadata()
      expect([drawn.width, drawn.exif, drawn.orientation]).toEqual([width, undefined, undefined])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test.each(['png', 'webp', 'avif'] as const)('can be a small, transparent %s', async (format) => {
    const { status, body } = await send(await solid(40, 30, 4).toFormat(format).toBuffer(), `лого.${format}`)
    expect([status, body.width, body.height]).toEqual([201, 40, 30])
    const drawn = await sharp((await get(body.url ?? '')).rawPayload).metadata()
    expect(drawn.hasAlpha).toBe(true)
  })

  test('with animation is reduced to its first frame', async () => {
    const frames = [solid(64, 64), solid(64, 64).negate()].map((frame) => frame.png().toBuffer())
    const content = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(content).metadata()).pages).toBe(2)
    const { body } = await send(content, 'рух.webp')
    expect([body.width, body.height]).toEqual([64, 64])
  })

  test('that is truncated or only starts like a picture is rejected at its field', async () => {
    const whole = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer()
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)])
    for (const content of [whole.subarray(0, whole.length / 2), png]) {
      const { status, fault } = await send(content, 'x.jpg')
      expect([status, fault.code, fault.errors?.map(({ path, code }) => [path, code])]).toEqual([
        422,
        'validation_failed',
        [['file', 'picture_unreadable']],
      ])
    }
  })

  test('of fifty megapixels is accepted, one row more is rejected', async () => {
    const [taken, refused] = [
      await send(makeFlatPng(10_000, 5_000), 'межа.png'),
      await send(makeFlatPng(10_000, 5_001), 'за-межею.png'),
    ]
    expect(taken.status).toBe(201)
    expect([refused.status, refused.fault.errors?.[0]?.code]).toEqual([422, 'picture_too_large'])
  })

  test('of two hundred megapixels is rejected before decoding', async () => {
    const content = makeFlatPng(14_200, 14_200)
    expect(content.length).toBeLessThan(IMAGE_BYTES_MAX)
    const { status, fault } = await send(content, 'велике.png')
    expect([status, fault.errors?.[0]?.code]).toEqual([422, 'picture_too_large'])
  })
})

describe('a document', () => {
  test('is only downloadable, with a private link that expires after ten minutes', async () => {
    const { status, body } = await send(PDF, 'Креслення.pdf', { fields: { isPublic: 'false' } })
    expect([status, body.isPublic, body.picture, body.size]).toEqual([201, false, null, PDF.length])
    const answer = await get(body.url ?? '')
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'application/pdf',
      PDF.toString(),
    ])
    expect(answer.headers).toMatchObject({
      'content-disposition':
        'attachment; filename="_________.pdf"; filename*=UTF-8\'\'%D0%9A%D1%80%D0%B5%D1%81%D0%BB%D0%B5%D0%BD%D0%BD%D1%8F.pdf',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const other = (await send(CSV, 'ціни.csv')).body
    const altered = [
      `/media/${body.id}/file`,
      (body.url ?? '').replace(/sign=./, 'sign=_'),
      (body.url ?? '').replace(/until=\d/, 'until=9'),
      (body.url ?? '').replace(body.id, other.id),
      (body.url ?? '').replace(/&sign.*/, ''),
      `${body.url}&sign=twice`,
    ]
    for (const url of altered) expect((await get(url)).body, url).not.toContain('%PDF')
    clock.pass(11 * 60_000)
    expect((await get(body.url ?? '')).body).not.toContain('%PDF')
    const again = signedFileUrl(createSecretKey(SECRET), body.id, clock.now)
    expect((await get(again)).statusCode).toBe(200)
  })
})

test('documents are private and pictures public by default', async () => {
  const [silent, open] = [
    await send(PDF, 'план.pdf'),
    await send(PDF, 'план.pdf', { fields: { isPublic: 'true' } }),
  ]
  expect([silent.body.isPublic, open.body.isPublic]).toEqual([false, true])
  expect((await send(await solid(40, 30).png().toBuffer(), 'фото.png')).body.isPublic).toBe(true)
})

describe('is rejected without leaving files:', () => {
  test.each([
    ['a renamed program', 'креслення.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)])],
    ['a page', 'звіт.csv', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a vector picture', 'лого.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a file of two kinds', 'план.pdf', makeZip([{ name: 'a', content: Buffer.from('a') }], { prefix: PDF })],
    ['a trap of zeros', 'план.zip', makeZip([{ name: 'a', content: Buffer.alloc(70 * 1024 * 1024) }])],
  ])('%s', async (_, name, content) => {
    const before = [await stored(), await folders()]
    const { status, fault } = await send(content, name)
    expect([status, fault.code]).toEqual([415, 'unsupported_media_type'])
    expect([await stored(), await folders()]).toEqual(before)
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })

  test('an archive with a program, reported with the name of the entry in both languages', async () => {
    const before = [await stored(), await folders()]
    const content = makeZip([
      { name: 'вал.dxf', content: Buffer.from('a') },
      { name: 'Креслення/Setup.EXE. ', content: Buffer.from('MZ') },
    ])
    const messages = await Promise.all(
      ['uk', 'en'].map(async (language) => {
        const { status, fault } = await send(content, 'план.zip', {
          headers: { 'accept-language': language },
        })
        expect([status, fault.code]).toEqual([415, 'unsupported_media_type'])
        expect(fault.errors?.map(({ path, code }) => [path, code])).toEqual([['file', 'archive_program']])
        return fault.errors?.[0]?.message
      }),
    )
    expect(messages).toEqual([
      expect.stringContaining('Усередині є «Креслення/Setup.EXE. »'),
      expect.stringContaining('It contains “Креслення/Setup.EXE. ”'),
    ])
    expect([await stored(), await folders()]).toEqual(before)
  })

  test('a picture over ten megabytes and a document over twenty', async () => {
    const noise = randomBytes(2_000 * 2_000 * 3)
    const picture = await sharp(noise, { raw: { width: 2_000, height: 2_000, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(picture.length).toBeGreaterThan(IMAGE_BYTES_MAX)
    const document = Buffer.concat([PDF, Buffer.alloc(FILE_BYTES_MAX), PDF])
    for (const content of [picture, document]) {
      const { status, fault } = await send(content, 'x')
      expect([status, fault.code]).toEqual([413, 'payload_too_large'])
    }
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })

  test('a form without a file, with two files, with unknown fields, or truncated', async () => {
    const boundary = 'multipart/form-data; boundary=x'
    const part = (name: string, content = 'a;b\n1;2\n') =>
      `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.csv"\r\n\r\n${content}\r\n`
    const field = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const cases: [string, number, string?][] = [
      [`${field('isPublic', 'true')}--x--\r\n`, 422],
      [`${part('file', '')}--x--\r\n`, 422],
      [`${part('file')}${part('file')}--x--\r\n`, 400],
      [`${part('picture')}--x--\r\n`, 400],
      [`${part('file')}${field('isPublic', 'maybe')}--x--\r\n`, 422],
      [`${part('file')}${field('owner', 'me')}--x--\r\n`, 422],
      [`${part('file')}${field('__proto__', 'me')}--x--\r\n`, 400],
      [part('file').slice(0, -4), 400],
      ['{}', 415, 'application/json'],
      ['{}', 400, 'multipart/form-data'],
    ]
    for (const [payload, status, type = boundary] of cases) {
      const answer = await http.inject({
        method: 'POST',
        url: createUpload.path,
        headers: { 'content-type': type, 'x-forwarded-for': '10.78.0.1' },
        payload,
      })
      expect([answer.statusCode, payload.slice(0, 200)]).toEqual([status, payload.slice(0, 200)])
    }
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  })

  test('a form with files for a call that expects none', async () => {
    const answer = await http.inject({
      method: 'POST',
      url: '/v1/login',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('many files', () => {
  test('of one network require a solved challenge', async () => {
    const headers = { 'x-forwarded-for': '10.79.0.1' }
    const bad = Buffer.from('x')
    for (let i = 0; i < UPLOAD_LIMITS.visitor.max; i += 1) {
      expect((await send(bad, 'x', { headers })).status).toBe(415)
    }
    const refused = await send(CSV, 'a.csv', { headers })
    expect([refused.status, refused.fault.code]).toEqual([429, 'challenge_required'])
    const challenge = await solveChallenge(http)
    expect((await send(CSV, 'a.csv', { headers: { ...headers, 'x-challenge': challenge } })).status).toBe(201)
  })
})

describe('too many uploads', () => {
  const bad = Buffer.from('x')

  test('of one user: two hundred files an hour, without affecting others', async () => {
    const [one, other] = [await site.newUser(), await site.newUser()]
    const as = ({ token }: { readonly token: string }) => ({ headers: { authorization: `Bearer ${token}` } })
    for (let i = 0; i < UPLOAD_LIMITS.user.max; i += 1)
      expect((await send(bad, 'x', as(one))).status).toBe(415)
    const refused = await send(CSV, 'a.csv', as(one))
    expect([refused.status, refused.fault.code]).toEqual([429, 'rate_limited'])
    expect((await send(CSV, 'a.csv', as(other))).status).toBe(201)
  })

  test.each([
    ['a user', UPLOAD_LIMITS.userKilobytes, { userId: 'somebody' }, 'somebody'],
    ['a visitor', UPLOAD_LIMITS.visitorKilobytes, null, '10.80.0.1'],
  ] as const)('of %s: one kilobyte beyond what a day may bring', async (_, limit, actor, key) => {
    const limiter = createMemoryRateLimiter(() => clock.now)
    await limiter.consume(limit, key, limit.max - 1)
    const incoming = await mkdtemp(join(dataDir, 'bound-'))
    const ctx = { actor, ip: '10.80.0.1', accounts: { limiter }, uploads: { incoming } } as never
    async function* parts(): AsyncGenerator<never> {
      const file = Object.assign(Readable.from([Buffer.alloc(1024)]), { truncated: false })
      yield { type: 'file', fieldname: 'file', filename: 'a', file } as never
    }
    const last = await receiveUpload(ctx, parts())
    await expect(receiveUpload(ctx, parts())).rejects.toMatchObject({ code: 'rate_limited' })
    await last.discard()
    expect(await readdir(incoming)).toEqual([])
  })
})

describe('ownership', () => {
  test('visitors get a token, users need none, and only the owner may use a file as avatar', async () => {
    const picture = await solid(320, 320).jpeg().toBuffer()
    const [one, other] = [await site.newUser(), await site.newUser()]
    const authorization = `Bearer ${one.token}`
    const own = (await send(picture, 'я.jpg', { headers: { authorization } })).body
    expect(own.uploadToken).toBeUndefined()
    const visitors = (await send(picture, 'я.jpg')).body
    expect(visitors.uploadToken).toMatch(/^[\w-]{43}$/)
    const wish = { avatar: { uploadId: own.id } }
    expect(await site.refusal(editUser, wish, { token: other.token })).toMatchObject({
      fields: { avatar: 'unknown_upload' },
    })
    expect(
      await site.refusal(editUser, { avatar: { uploadId: visitors.id } }, { token: other.token }),
    ).toMatchObject({ fields: { avatar: 'unknown_upload' } })
    const edited = await site.call(editUser, wish, { token: one.token })
    expect(edited.avatar).toMatchObject({ id: own.id, widths: [160, 320] })
    expect((await site.call(getUser, {}, { token: one.token })).avatar?.id).toBe(own.id)

    const { id: uploadId, uploadToken = '' } = visitors
    const next = await site.call(editUser, { avatar: { uploadId, uploadToken } }, { token: one.token })
    expect(next.avatar?.id).toBe(uploadId)
    const rows = await database.db
      .selectFrom('uploads')
      .select(['id', 'orphan_since'])
      .where('id', 'in', [own.id, uploadId])
      .execute()
    expect(rows.find(({ orphan_since }) => orphan_since === null)?.id).toBe(uploadId)
    expect(rows).toHaveLength(2)
    expect((await site.call(editUser, { avatar: null }, { token: one.token })).avatar).toBeNull()
  })
})

describe('the sweep', () => {
  const storage = createFolderStorage({ folder: join(dataDir, 'media'), incoming: join(dataDir, 'incoming') })
  const sweep = () => sweepUploads({ db: database.db, storage, now: clock.now })
  const exists = async (id: string) =>
    (await database.db.selectFrom('uploads').select('id').where('id', '=', id).execute()).length === 1

  test('deletes files unused for a day, with their content', async () => {
    const [orphan, held] = [(await send(CSV, 'a.csv')).body, (await send(CSV, 'b.csv')).body]
    await database.db.transaction().execute((tx) =>
      attachUploads(onTables<UploadsTables>(tx), {
        uses: [{ uploadId: held.id, uploadToken: held.uploadToken, kind: 'file', path: 'files.0' }],
        actorUserId: null,
      }),
    )
    clock.pass(23 * 3_600_000)
    await sweep()
    expect(await exists(orphan.id)).toBe(true)
    clock.pass(2 * 3_600_000)
    await sweep()
    expect([await exists(orphan.id), await exists(held.id)]).toEqual([false, true])
    const left = await folders()
    expect([left.includes(orphan.id), left.includes(held.id)]).toEqual([false, true])
  })

  test('deletes a row whose content was never stored because the process was killed', async () => {
    const { body } = await send(CSV, 'a.csv')
    await rm(join(dataDir, 'media', body.id), { recursive: true })
    clock.pass(25 * 3_600_000)
    await sweep()
    expect(await exists(body.id)).toBe(false)
  })
})

test('a full storage makes uploads unavailable and leaves nothing partial', async () => {
  const before = await stored()
  const path = join(dataDir, 'full.csv')
  await writeFile(path, CSV)
  const full: Storage = {
    put: () => Promise.reject(storageError(Object.assign(new Error('full'), { code: 'ENOSPC' }))),
    add: async () => {},
    get: async () => undefined,
    remove: async () => {},
  }
  const ctx = {
    db: onTables<UploadsTables>(database.db),
    now: () => clock.now,
    actor: null,
    accounts: { secret: createSecretKey(SECRET) },
    uploads: { storage: full },
  }
  const file = { path, name: 'a.csv', size: CSV.length, sha256: Buffer.alloc(32) }
  await expect(storeUpload(ctx, {}, file)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await stored()).toEqual(before)
})
