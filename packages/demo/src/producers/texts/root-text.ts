import type { PRODUCER_KINDS, Unit } from '@verstat/contract'

export type ProducerKind = (typeof PRODUCER_KINDS)[number]

/**
 * What producers of one root say about themselves. Lists are one string with «; » between the elements. Texts may
 * hold `{facts}` of the producer and `{200-600:50}`, a number from the range in steps; ` @leaf; leaf` at the end of
 * a text names the only leaves it fits, ` @not leaf` those it does not.
 */
export type RootText = {
  readonly root: string
  readonly kinds: readonly (readonly [kind: ProducerKind, weight: number])[]
  /** Leaves in which one person at a bench is believable; elsewhere an artisan becomes a workshop. */
  readonly artisans: string
  /** Leaves whose producer may be an engineering firm; elsewhere it becomes a workshop. */
  readonly engineers: string
  /** Nobody began earlier. */
  readonly earliestYear?: number
  /**
   * Invented names in the nominative, as many as the root has producers in one round of the deck.
   * `name@leaf` fits that main category only.
   */
  readonly brands: string
  /** What stands before the name: «Швейна фабрика», «ТОВ». */
  readonly nouns: Readonly<Partial<Record<ProducerKind, string>>>
  /** After a romanised name: "Sewing". */
  readonly nounEn: string
  /** What to send for a quote; nominative and accusative are the same. */
  readonly ask: { readonly uk: string; readonly en: string }
  readonly lead: readonly [min: number, max: number]
  readonly taglines: readonly string[]
  /** Paragraphs on how the work is done: by anybody, by more than a dozen people, by a few. */
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
  /** How often it is a producer's main category; 1 when absent. */
  readonly weight?: number
  /** Instead of the root's nouns, whatever the kind: «Пекарня». */
  readonly nouns?: string
  /** A clause about «us» without a full stop: «Шиємо робочі костюми й халати». */
  readonly uk: string
  readonly en: string
  readonly taglines: readonly string[]
  readonly details: readonly string[]
  readonly processes: string
  readonly materials: string
  /** `name|model` or `name|model|note`. */
  readonly equipment: string
  /** Usual smallest batch of a workshop, from and to. */
  readonly moq: readonly [unit: Unit, from: number, to: number]
}
