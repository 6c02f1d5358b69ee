import * as z from 'zod/mini'
import { route } from '../route.ts'

/** Valid values of the parameter `a`. The call returns `not_found` for other values. */
export const SEO_ENTITIES = ['page', 'orders', 'producers', 'order', 'producer'] as const
export type SeoEntity = (typeof SEO_ENTITIES)[number]

/** Data of a page for search engines and link previews. URLs are absolute. Paths include the language. */
export const Seo = z.object({
  /** At most 65 characters. The brand is included if it fits. */
  title: z.string(),
  /** At most 160 characters. */
  description: z.string(),
  h1: z.string(),
  intro: z.optional(z.string()),
  robots: z.string(),
  canonical: z.string(),
  alternates: z.object({ uk: z.string(), en: z.string(), 'x-default': z.string() }),
  og: z.object({
    title: z.string(),
    description: z.string(),
    type: z.string(),
    locale: z.string(),
    url: z.string(),
    image: z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }),
  }),
  breadcrumbs: z.array(z.object({ name: z.string(), path: z.string() })),
  /** Objects of schema.org. Each object has its own `@context`. */
  jsonLd: z.array(z.record(z.string(), z.unknown())),
})
export type Seo = z.infer<typeof Seo>

const Part = z.string().check(z.minLength(1), z.maxLength(300))

export const getSeo = route({
  method: 'GET',
  path: '/v1/seo/{a}/{b}/{c}',
  summary: 'What a page tells search engines: a is its kind, b its key, c the language',
  auth: 'public',
  params: z.strictObject({ a: Part, b: Part, c: Part }),
  output: Seo,
  errors: ['not_found', 'gone'],
})
