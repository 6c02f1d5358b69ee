import * as z from 'zod/mini'
import { PAYMENT_PROVIDERS } from '../billing/billing-values.ts'
import { Seller } from '../billing/seller-details.ts'
import { LOGO_GROUNDS } from '../brand/logo-ground.ts'
import { HEX_COLOR } from '../brand/oklch.ts'
import { line } from '../directory/writing.ts'
import { route } from '../route.ts'
import { Attachment } from '../uploads/attachment.ts'
import { Picture } from '../wire.ts'
import { PANEL_ERRORS } from './panel-errors.ts'

const Words = z.nullable(line(1, 120))

/** A picture that replaces our logo. */
export const Logo = z.object({
  ...Picture.shape,
  /**
   * The background on which the logo is visible. Pages with another background show the logo on a plate, which is a
   * plain rectangle.
   */
  ground: z.enum(LOGO_GROUNDS),
})
export type Logo = z.infer<typeof Logo>

/**
 * Settings of the installation. Every setting has a default, so the database stores only settings that staff have
 * changed.
 */
export const SETTING_SCHEMAS = {
  /** The site's name in each language. Null means the name in the configuration. */
  brand: z.strictObject({ uk: z.nullable(line(1, 40)), en: z.nullable(line(1, 40)) }),
  /** The colour of buttons and links, as `#rrggbb`. Null means our own colour. */
  accent: z.nullable(z.string().check(z.trim(), z.toLowerCase(), z.regex(HEX_COLOR))),
  /** Null means our own logo. */
  logo: z.nullable(Logo),
  /**
   * The picture in link previews of the home page and of other pages without a picture of their own. If it is null, the
   * server draws the picture.
   */
  sharePicture: z.nullable(Picture),
  /** The operator that the terms and the privacy policy name. Null means the site's name. */
  operator: z.strictObject({ uk: Words, en: Words }),
  /** How many published or pending orders an account may have without paying. */
  freeOrders: z.int().check(z.gte(0), z.lte(10_000)),
  freeProducers: z.int().check(z.gte(0), z.lte(10_000)),
  /** Publishes listings without moderation if their owner already has `after` approvals and no objections. */
  autoApprove: z.strictObject({ enabled: z.boolean(), after: z.int().check(z.gte(1), z.lte(1_000)) }),
  /** For how many months after the last message a conversation is kept, and one whose sides had a deal. */
  keepMessages: z.strictObject({
    months: z.int().check(z.gte(6), z.lte(60)),
    dealMonths: z.int().check(z.gte(6), z.lte(60)),
  }),
  /** Whether closed files of orders carry the name of the producer who opens them: see the module `drawings`. */
  watermarkFiles: z.boolean(),
  /** Payment providers that accept no new payments. Payments that have already started are completed. */
  pausedPayments: z.array(z.enum(PAYMENT_PROVIDERS)).check(z.maxLength(PAYMENT_PROVIDERS.length)),
  /** Null means the seller in the configuration. */
  seller: z.nullable(Seller),
}

/** Only `editSeller` changes the seller, because it asks for the second factor: the seller receives the money. */
const { seller: _, ...EDITABLE } = SETTING_SCHEMAS

export const Settings = z.strictObject(SETTING_SCHEMAS)
export type Settings = z.infer<typeof Settings>

export const getSettings = route({
  method: 'GET',
  path: '/v1/panel/settings',
  summary: 'What staff have set for the whole install, with defaults for what they have not',
  auth: 'staff',
  output: Settings,
  errors: PANEL_ERRORS,
})

export const editSettings = route({
  method: 'PATCH',
  path: '/v1/panel/settings',
  summary: 'Sets what is given; every process knows it within two seconds',
  auth: 'staff',
  body: z.partial(
    z.strictObject({
      ...EDITABLE,
      logo: z.nullable(Attachment),
      sharePicture: z.nullable(Attachment),
    }),
  ),
  output: Settings,
  errors: PANEL_ERRORS,
})
