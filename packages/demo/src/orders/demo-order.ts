import type {
  BUDGET_MODES,
  BUDGET_PERS,
  CONTACT_SHOWS,
  Currency,
  MATERIAL_BYS,
  OrderType,
  REPEATS,
  Unit,
} from '@verstat/contract'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import type { AttributeValue } from './trades/trade.ts'

export type DemoOrder = DemoOrderTexts &
  DemoVolume &
  DemoBudget &
  DemoOrderDates & {
    readonly type: OrderType
    readonly category: string
    readonly region: string
    readonly city: string | null
    readonly vat: boolean
    readonly materialBy: (typeof MATERIAL_BYS)[number]
    readonly sampleRequired: boolean
    readonly ndaRequired: boolean
    readonly certificates: readonly string[]
    readonly attributes: Readonly<Record<string, AttributeValue>>
    readonly images: readonly PictureSpec[]
    readonly files: readonly DemoFile[]
    readonly contact: DemoContact
    /** An order counts as expired if its status is `published` and its `expiresAt` is in the past. */
    readonly status: 'published' | 'paused' | 'awarded' | 'completed'
    readonly views: number
    readonly contacts: number
  }

/** A text is null if the author wrote only in the other language. */
export type DemoOrderTexts = {
  readonly titleUk: string | null
  readonly titleEn: string | null
  readonly descriptionUk: string | null
  readonly descriptionEn: string | null
}

/** Contains either a quantity with its unit, or a note in the languages of the order. */
export type DemoVolume = {
  readonly quantity: number | null
  readonly unit: Unit | null
  readonly quantityNoteUk: string | null
  readonly quantityNoteEn: string | null
  readonly repeat: (typeof REPEATS)[number]
}

/** `budgetMin` and `budgetMax` are in minor units of `currency`. Both are null if the mode is `request`. */
export type DemoBudget = {
  readonly budgetMode: (typeof BUDGET_MODES)[number]
  readonly budgetMin: number | null
  readonly budgetMax: number | null
  readonly budgetPer: (typeof BUDGET_PERS)[number]
  readonly currency: Currency
}

export type DemoOrderDates = {
  readonly createdAt: Date
  readonly publishedAt: Date
  readonly bumpedAt: Date
  /** A day in Kyiv. The end of this day is `expiresAt`. */
  readonly offersUntil: string
  readonly expiresAt: Date
  readonly neededBy: string | null
  readonly topUntil: Date | null
  readonly highlightUntil: Date | null
  readonly homeUntil: Date | null
}

export type DemoFile = { readonly name: string; readonly kind: 'pdf' | 'dxf' | 'step' }

export type DemoContact = {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly show: (typeof CONTACT_SHOWS)[number]
}
