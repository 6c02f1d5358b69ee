import * as z from 'zod/mini'
import { line, paragraphs } from '../directory/writing.ts'
import { route } from '../route.ts'
import { Instant } from '../wire.ts'
import { LOCALE_CODES } from '../wire-values.ts'
import { PANEL_ERRORS } from './panel-errors.ts'
import {
  LEGAL_BODY_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_HEADING_MAX,
  SEO_INTRO_MAX,
  SEO_TITLE_MAX,
} from './panel-values.ts'

/** Texts of a page that staff can edit. Null means the built-in text. */
const PageText = {
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Only pages with lists have `h1` and `intro`. */
  h1: z.nullable(z.string()),
  intro: z.nullable(z.string()),
  /**
   * Only the terms and the privacy policy have a `body`. It consists of paragraphs. A line `## Title` starts a
   * section.
   */
  body: z.nullable(z.string()),
}

const Locale = z.enum(LOCALE_CODES)
/**
 * The key of a page has one of the forms `page/home`, `orders/{type}~{region}~{category}~-` and
 * `producers/-~{region}~{category}~-`. A missing part is `-`.
 */
const PageKey = z.string().check(z.maxLength(250), z.regex(/^(page|orders|producers)\/[a-z0-9~-]+$/))

const Saved = { version: z.int(), createdAt: Instant, author: z.nullable(z.string()) }
const TextVersion = z.object({ ...PageText, ...Saved })
export type TextVersion = z.infer<typeof TextVersion>

export const PanelText = z.object({
  page: z.string(),
  locale: Locale,
  original: z.object(PageText),
  current: z.object(PageText),
  /** The version is 0 if nobody has edited the page. */
  version: z.int(),
  /** The last fifty versions. The newest is first. */
  versions: z.array(TextVersion),
})
export type PanelText = z.infer<typeof PanelText>

export const listTexts = route({
  method: 'GET',
  path: '/v1/panel/texts',
  summary: 'Pages whose texts staff have changed, by page and language',
  auth: 'staff',
  output: z.array(z.object({ page: z.string(), locale: Locale, ...Saved, title: z.nullable(z.string()) })),
  errors: PANEL_ERRORS,
})

export const getText = route({
  method: 'GET',
  path: '/v1/panel/text',
  summary: 'The texts of a page in one language, with its versions',
  auth: 'staff',
  query: z.strictObject({ page: PageKey, locale: Locale }),
  output: PanelText,
  errors: [...PANEL_ERRORS, 'not_found'],
})

export const saveText = route({
  method: 'POST',
  path: '/v1/panel/text',
  summary: 'Saves the texts of a page as a new version; the page shows them within two seconds',
  auth: 'staff',
  body: z.strictObject({
    page: PageKey,
    locale: Locale,
    /** The version that staff edited. The call fails with `stale` if the page has changed since. */
    version: z.int(),
    title: z.nullable(line(1, SEO_TITLE_MAX)),
    description: z.nullable(line(1, SEO_DESCRIPTION_MAX)),
    h1: z.nullable(line(1, SEO_HEADING_MAX)),
    intro: z.nullable(line(1, SEO_INTRO_MAX)),
    body: z.nullable(paragraphs(1, LEGAL_BODY_MAX)),
  }),
  output: PanelText,
  errors: [...PANEL_ERRORS, 'not_found', 'stale', 'conflict'],
})

export const getLegalText = route({
  method: 'GET',
  path: '/v1/text/{document}',
  summary:
    'The terms or the policy as the operator wrote them, in the language of the call; null: as the program has them',
  auth: 'public',
  params: z.strictObject({ document: z.enum(['terms', 'policy']) }),
  output: z.object({ body: z.nullable(z.string()), updatedAt: z.nullable(Instant) }),
  errors: ['not_found'],
})
