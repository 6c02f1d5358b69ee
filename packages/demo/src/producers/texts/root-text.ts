import type { PRODUCER_KINDS, Unit } from '@verstat/contract'

export type ProducerKind = (typeof PRODUCER_KINDS)[number]

/**
 * The texts for producers of a root category. A list is one string with «; » between its items. In a text, `{year}` is
 * replaced by the fact `year`, and `{200-600:50}` by a random number from 200 to 600 in steps of 50. A text that ends
 * with ` @leaf; leaf` is used only for these leaf categories. A text that ends with ` @not leaf` is used for all other
 * leaf categories.
 */
export type RootText = {
  readonly root: string
  readonly kinds: readonly (readonly [kind: ProducerKind, weight: number])[]
  /**
   * Leaf categories in which a producer can be a single artisan. In other categories, a workshop takes the artisan's
   * place.
   */
  readonly artisans: string
  /**
   * Leaf categories in which a producer can be an engineering firm. In other categories, a workshop takes the firm's
   * place.
   */
  readonly engineers: string
  readonly earliestYear?: number
  /**
   * Invented names in the nominative, one for each producer in a round. `name@leaf` is used only if this leaf category
   * is the main category.
   */
  readonly brands: string
  /** The words before the name, such as «Швейна фабрика» or «ТОВ». */
  readonly nouns: Readonly<Partial<Record<ProducerKind, string>>>
  /** The word after a name in Latin letters, such as "Sewing". */
  readonly nounEn: string
  /**
   * What a customer should send to get a quote. The Ukrainian words must have the same form in the nominative and the
   * accusative.
   */
  readonly ask: { readonly uk: string; readonly en: string }
  readonly lead: readonly [min: number, max: number]
  readonly taglines: readonly string[]
  /**
   * Paragraphs about the work. `work` is for all producers, `large` for producers with more than a dozen people, and
   * `small` for producers with a few people.
   */
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
  /** A certificate is `name` or `name|number`. Each # in the number is replaced by a digit. */
  readonly certificates: readonly string[]
  readonly leaves: readonly LeafText[]
}

export type LeafText = {
  readonly code: string
  /** How often this category is the main category, compared with the other subcategories. The default is 1. */
  readonly weight?: number
  /** Replaces `nouns` of the root category for every kind of producer. An example is «Пекарня». */
  readonly nouns?: string
  /** A clause in the first person plural without a full stop, such as «Шиємо робочі костюми й халати». */
  readonly uk: string
  readonly en: string
  readonly taglines: readonly string[]
  readonly details: readonly string[]
  readonly processes: string
  readonly materials: string
  /** The form is `name|model` or `name|model|note`. */
  readonly equipment: string
  /** The lower and upper limit of a workshop’s usual minimum batch. */
  readonly moq: readonly [unit: Unit, from: number, to: number]
}
