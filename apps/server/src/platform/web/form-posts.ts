import type { RejectedForm, Route, RouteInput, RouteOutput } from '@verstat/contract'
import { LOCALE_CODES, type LocaleCode, localizePath } from '@verstat/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closeSignal } from '../http/api.ts'
import { errorBody, toAppError } from '../http/error-response.ts'
import { cookieValue } from './cookies.ts'
import { type PagesOptions, sendRendered } from './pages.ts'

/**
 * A form that works without JavaScript. The browser posts it to the URL of its page, and the server makes an
 * API call from it.
 */
export type FormPost = {
  readonly path: string
  /** Gets the submitted fields and the path parameters. Returns the path to redirect to. */
  readonly answer: (fields: Readonly<Record<string, string>>, send: FormSend) => Promise<string>
}

export type FormSend = <R extends Route>(route: R, input: RouteInput<R>) => Promise<RouteOutput<R>>

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
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_, body, done) => done(null, readFields(String(body))),
    )
    for (const form of forms) {
      for (const locale of LOCALE_CODES) {
        scope.post(localizePath(form.path, locale), (request: FormRequest, reply) =>
          handleForm(request, reply, { pages, form, locale }),
        )
      }
    }
  })
}

/**
 * Values of `Sec-Fetch-Site` that are accepted: the same origin, a direct navigation, and undefined for
 * browsers that do not send the header.
 */
const OWN_SITES: ReadonlySet<unknown> = new Set(['same-origin', 'none', undefined])

type FormRequest = FastifyRequest<{
  Params: Readonly<Record<string, string>>
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
  const values = { ...body, ...request.params }
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
    return reply.redirect(localizePath(next, locale), 303)
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.statusCode >= 500) throw thrown
    const { data } = errorBody(error, { locale, requestId: id, translate: pages.translate })
    const refused: RejectedForm = { values, refusal: data }
    return sendRendered(request, reply, pages, error.statusCode, refused)
  }
}

/**
 * Returns the fields by name. When a field is repeated, its first value is returned. Line ends become `\n`,
 * as in JSON.
 */
function readFields(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) fields[name] ??= value.replaceAll('\r\n', '\n')
  return fields
}
