import type {
  CallOptions,
  PostedFields,
  RejectedForm,
  Route,
  RouteInput,
  RouteOutput,
} from '@verstat/contract'
import { LOCALE_CODES, type LocaleCode, localizePath } from '@verstat/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closeSignal } from '../http/api.ts'
import { AppError } from '../http/app-error.ts'
import { errorBody, toAppError } from '../http/error-response.ts'
import { cookieValue } from './cookies.ts'
import { type PagesOptions, sendRendered } from './pages.ts'

/**
 * A form that works without JavaScript. The browser posts it to the URL of its page, and the server makes an
 * API call from it.
 */
export type FormPost = {
  readonly path: string
  /** Parameters of the page's query that `answer` gets too. */
  readonly query?: readonly string[]
  /** Whether the form may also come as `multipart/form-data`. */
  readonly takesMultipart?: boolean
  /**
   * Gets the submitted fields and the path parameters. Returns the path to redirect to, or fields for the page of the
   * form, which then is the answer. Use the latter only when the fields must not get into an address, or when the
   * client follows no redirects.
   */
  readonly answer: (
    fields: Readonly<Record<string, string>>,
    send: FormSend,
  ) => Promise<string | PostedFields>
}

export type FormSend = <R extends Route>(
  route: R,
  input: RouteInput<R>,
  options?: CallOptions,
) => Promise<RouteOutput<R>>

/** Far more than the longest text of any form. */
const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Handles forms that are posted without JavaScript. A success redirects to the path that `answer` returns. A
 * refusal renders the form's page again with the submitted values.
 */
export function registerFormPosts(
  app: FastifyInstance,
  pages: PagesOptions,
  forms: readonly FormPost[],
): void {
  for (const takesMultipart of [false, true]) {
    app.register(async (scope) => {
      addParsers(scope, takesMultipart)
      for (const form of forms.filter((each) => (each.takesMultipart ?? false) === takesMultipart)) {
        for (const locale of LOCALE_CODES) {
          scope.post(localizePath(form.path, locale), (request: FormRequest, reply) =>
            handleForm(request, reply, { pages, form, locale }),
          )
        }
      }
    })
  }
}

function addParsers(scope: FastifyInstance, takesMultipart: boolean): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_, body, done) => done(null, readFields(new URLSearchParams(String(body)))),
  )
  if (!takesMultipart) return
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    async ({ headers }: FastifyRequest, body: Buffer) => readMultipart(headers['content-type'] ?? '', body),
  )
}

/**
 * Values of `Sec-Fetch-Site` that are accepted: the same origin, a direct navigation, and undefined for
 * browsers that do not send the header.
 */
const OWN_SITES: ReadonlySet<unknown> = new Set(['same-origin', 'none', undefined])

type FormRequest = FastifyRequest<{
  Params: Readonly<Record<string, string>>
  Querystring: Readonly<Record<string, string | readonly string[]>>
  Body: Readonly<Record<string, string>> | undefined
}>
type FormContext = { readonly pages: PagesOptions; readonly form: FormPost; readonly locale: LocaleCode }

async function handleForm(
  request: FormRequest,
  reply: FastifyReply,
  { pages, form, locale }: FormContext,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  // Another site has posted this form (CSRF); a sibling subdomain counts as another site. Show our form
  // instead of submitting it.
  if (!OWN_SITES.has(request.headers['sec-fetch-site'])) {
    return reply.redirect(request.url.split('?')[0] ?? '/', 303)
  }
  const { body, ip, headers, id } = request
  const values = { ...body, ...queryOf(request, form), ...request.params }
  const caller = {
    locale,
    signal: closeSignal(reply),
    requestId: id,
    ip,
    userAgent: headers['user-agent'] ?? '',
    token: cookieValue(headers.cookie, 'token'),
  }
  try {
    const next = await form.answer(
      values,
      pages.send(caller, () => {}),
    )
    if (typeof next === 'string') return reply.redirect(localizePath(next, locale), 303)
    return await sendRendered(request, reply, pages, 200, { posted: next })
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.statusCode >= 500) throw thrown
    const { data } = errorBody(error, { locale, requestId: id, translate: pages.translate })
    const refused: RejectedForm = { values, refusal: data }
    return sendRendered(request, reply, pages, error.statusCode, { form: refused })
  }
}

function queryOf({ query }: FormRequest, { query: names = [] }: FormPost): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of names) {
    const value = query[name]
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** Like `readFields`. Files are ignored. */
async function readMultipart(type: string, body: Buffer): Promise<Record<string, string>> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    return readFields(form)
  } catch (error) {
    // The message of the error may contain what was sent.
    if (error instanceof TypeError) throw new AppError('bad_request')
    throw error
  }
}

/**
 * Returns the fields by name. When a field is repeated, its first value is returned. Line ends become `\n`,
 * as in JSON.
 */
function readFields(form: Iterable<readonly [string, unknown]>): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] ??= value.replaceAll('\r\n', '\n')
  }
  return fields
}
