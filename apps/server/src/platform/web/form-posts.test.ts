import type { PostedFields, RejectedForm, Send } from '@verstat/contract'
import { expect, test } from 'vitest'
import { AppError } from '../http/app-error.ts'
import { createHttpServer } from '../http/server.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { type FormPost, registerFormPosts } from './form-posts.ts'
import { type PagesOptions, registerPages } from './pages.ts'

const translate = () => 'words'
const send: Send = async () => {
  throw new Error('these pages ask for nothing')
}

/** Starts a site with one form. `shown` records what the form's page receives about a refused form. */
function setUp(answer: FormPost['answer'], more: Partial<FormPost> = {}) {
  const shown: (RejectedForm | undefined)[] = []
  const posted: (PostedFields | undefined)[] = []
  const app = createHttpServer({ log: silentHttpLog, translate, headers: {} })
  const pages: PagesOptions = {
    cache: undefined,
    cdnTtlSeconds: 0,
    translate,
    send: () => send,
    now: () => new Date(),
    policy: undefined,
    site: () => ({ brand: 'Верстат', origin: 'http://localhost', apiBase: '', demo: false }),
    renderer: {
      queryKeys: () => [],
      close: async () => {},
      render: async (_, context) => {
        shown.push(context.form)
        posted.push(context.posted)
        return { status: 200, html: '<html></html>' }
      },
    },
  }
  registerFormPosts(app, pages, [{ path: '/feedback', answer, ...more }])
  registerPages(app, pages)
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  return { app, post, shown, posted }
}

test('a successful form redirects to a page in its language, so that a reload does not send it again', async () => {
  const { post } = setUp(async ({ message }) => `/feedback?sent=${message?.length}`)
  for (const [url, location] of [
    ['/feedback', '/feedback?sent=3'],
    ['/en/feedback', '/en/feedback?sent=3'],
  ] as const) {
    const answer = await post(url, 'message=a%0D%0Ab&message=other')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('a page can be the answer itself, gets what the form leaves to it, and is not cached', async () => {
  const { post, posted } = setUp(async ({ code = '', more }) => ({ code, more: String(more) }), {
    query: ['code'],
  })
  const answer = await post('/feedback?code=abc&more=1', 'message=a')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  // Parameters that the form does not name are not its own.
  expect(posted).toEqual([{ code: 'abc', more: 'undefined' }])
})

test('only a form that says so takes multipart bodies', async () => {
  const body = '--x\r\ncontent-disposition: form-data; name="message"\r\n\r\nслово\r\n--x--\r\n'
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const closed = setUp(async () => '/feedback')
  expect((await closed.post('/feedback', body, type)).statusCode).toBe(415)
  const open = setUp(async ({ message = '' }) => ({ message }), { takesMultipart: true })
  expect((await open.post('/feedback', body, type)).statusCode).toBe(200)
  expect(open.posted).toEqual([{ message: 'слово' }])
  expect((await open.post('/feedback', 'broken', type)).statusCode).toBe(400)
})

test('a refused form is rendered again with the submitted values and is not cached', async () => {
  const { post, shown } = setUp(async () => {
    throw new AppError('validation_failed', { problems: [{ path: 'email', code: 'invalid_email' }] })
  })
  const answer = await post('/feedback', 'email=nowhere&__proto__=x')
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(shown[0]?.values.email).toBe('nowhere')
  expect(shown[0]?.refusal.errors).toMatchObject([{ path: 'email', code: 'invalid_email' }])
})

test('a cross-site form post only redirects to our form', async () => {
  const { post } = setUp(async () => {
    throw new Error('it must not be sent')
  })
  for (const site of ['cross-site', 'same-site']) {
    const answer = await post('/feedback', 'message=x', { 'sec-fetch-site': site })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/feedback'])
  }
})

test.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  {},
])('a same-site form with %j is accepted', async (headers: Record<string, string>) => {
  const { post } = setUp(async () => '/feedback?sent')
  expect((await post('/feedback', 'message=x', headers)).headers.location).toBe('/feedback?sent')
})

test('other content types, other paths and huge bodies are refused without a server error', async () => {
  const { app, post } = setUp(async () => '/feedback')
  expect((await post('/feedback', 'a=b', { 'content-type': 'text/plain' })).statusCode).toBe(415)
  expect((await post('/feedback', `message=${'x'.repeat(70_000)}`)).statusCode).toBe(413)
  expect((await post('/orders', 'a=b')).statusCode).toBeGreaterThanOrEqual(400)
  expect((await post('/orders', 'a=b')).statusCode).toBeLessThan(500)
  expect((await app.inject({ method: 'POST', url: '/feedback' })).statusCode).toBeLessThan(500)
})
