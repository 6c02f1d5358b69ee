import type { PRODUCER_STATUSES, SAMPLES, Unit } from '@verstat/contract'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import type { EmployeeBand } from './producer-size.ts'
import type { ProducerKind } from './texts/root-text.ts'

export type DemoProducer = DemoProducerTexts &
  DemoProducerPlace &
  DemoProducerTerms &
  DemoProducerDates & {
    readonly name: string
    readonly kind: ProducerKind
    /** Null for sole traders and foreign producers, because they have no Ukrainian company code. */
    readonly edrpou: string | null
    /** One to five leaf categories. The first is the main category. */
    readonly categories: readonly string[]
    readonly processes: readonly string[]
    readonly materials: readonly string[]
    readonly employees: EmployeeBand
    readonly showEmployees: boolean
    readonly foundedYear: number
    readonly equipment: readonly DemoEquipment[]
    readonly certificates: readonly DemoCertificate[]
    readonly logo: PictureSpec | null
    readonly cover: PictureSpec | null
    readonly gallery: readonly PictureSpec[]
    readonly phones: readonly string[]
    readonly email: string
    readonly website: string | null
    readonly workHours: string | null
    readonly status: Extract<(typeof PRODUCER_STATUSES)[number], 'published' | 'paused'>
    readonly views: number
    readonly contacts: number
  }

/** A text is null if the producer wrote only in the other language. */
export type DemoProducerTexts = {
  readonly taglineUk: string | null
  readonly taglineEn: string | null
  readonly descriptionUk: string | null
  readonly descriptionEn: string | null
}

export type DemoProducerPlace = {
  readonly region: string
  readonly city: string
  readonly address: string
  readonly lat: number
  readonly lon: number
  readonly showAddress: boolean
  readonly serviceRegions: readonly string[]
}

export type DemoProducerTerms = {
  readonly moq: { readonly value: number; readonly unit: Unit } | null
  readonly leadTimeDays: { readonly min: number; readonly max: number } | null
  readonly samples: (typeof SAMPLES)[number]
  readonly acceptsTolling: boolean
  readonly acceptsSmallBatch: boolean
  /** Both dates are calendar days in Kyiv. `capacity` is null if the producer has not stated when it accepts orders. */
  readonly capacity: { readonly acceptingFrom: string | null; readonly closedUntil: string | null } | null
}

export type DemoProducerDates = {
  readonly createdAt: Date
  readonly publishedAt: Date
  readonly updatedAt: Date
  readonly verifiedAt: Date | null
  readonly verifiedUntil: Date | null
  readonly topUntil: Date | null
  readonly highlightUntil: Date | null
  readonly homeUntil: Date | null
}

export type DemoEquipment = {
  readonly name: string
  readonly model: string | null
  readonly count: number
  readonly note: string | null
}

export type DemoCertificate = {
  readonly name: string
  readonly number: string | null
  readonly issuer: string | null
  readonly validUntil: string | null
}
