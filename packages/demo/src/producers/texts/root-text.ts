import type { PRODUCER_KINDS, Unit } from '@verstat/contract'

export type ProducerKind = (typeof PRODUCER_KINDS)[number]

/**
 * Lists are one string, separated by «; ». Texts may contain `{facts}` and `{200-600:50}`, a number in steps. `
 * @leaf; leaf` at the end restricts a text to these leaves, ` @not leaf` excludes them.
 */
export type RootText = {
  readonly root: string
  readonly kinds: readonly (readonly [kind: ProducerKind, weight: number])[]
  /** Leaves in which a single artisan is plausible; elsewhere an artisan becomes a workshop. */
  readonly artisans: string
  /** Leaves whose producer may be an engineering firm; elsewhere it becomes a workshop. */
  readonly engineers: string
  readonly earliestYear?: number
  /** Invented names in the nominative, one for each producer in a round. `name@leaf` fits only that main category. */
  readonly brands: string
  /** The words before the name: «Швейна фабрика», «ТОВ». */
  readonly nouns: Readonly<Partial<Record<ProducerKind, string>>>
  /** After a romanised name: "Sewing". */
  readonly nounEn: string
  /** What to send for a quote; nominative and accusative must be the same. */
  readonly ask: { readonly uk: string; readonly en: string }
  readonly lead: readonly [min: number, max: number]
  readonly taglines: readonly string[]
  /** Paragraphs about the work: for all producers, for more than a dozen people, for a few. */
  readonly work: readonly string[]
  readonly large: readonly string[]
  readonly small: readonly string[]
  readonly quality: readonly string[]
  readonly en: {
    readonly taglines: readonly string[]
    readonly work: readonly string[]
    readonly quality: readonly string[]
    readonly processes: string
    readonly materials: string
  }
  /** `name` or `name|number`, where each # is a digit. */
  readonly certificates: readonly string[]
  readonly leaves: readonly LeafText[]
}

export type LeafText = {
  readonly code: string
  /** The weight as a main category; default 1. */
  readonly weight?: number
  /** Replaces the root's nouns for every kind: «Пекарня». */
  readonly nouns?: string
  /** A clause in the first person plural without a full stop: «Шиємо робочі костюми й халати». */
  readonly uk: string
  readonly en: string
  readonly taglines: readonly string[]
  readonly details: readonly string[]
  readonly processes: string
  readonly materials: string
  /** `name|model` or `name|model|note`. */
  readonly equipment: string
  /** The range of a workshop's usual minimum batch. */
  readonly moq: readonly [unit: Unit, from: number, to: number]
}
