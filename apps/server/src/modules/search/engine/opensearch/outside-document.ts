import { FIELD_NAMES } from '../../documents/search-document.ts'
import { FIELD_WEIGHTS } from '../scoring-rules.ts'

export type Kind = 'order' | 'producer'

/** A row of `order_documents` or `producer_documents`. */
export type StoredDocument = {
  readonly kind: Kind
  readonly id: string
  readonly at: Date
  readonly expires_at: Date | null
  readonly type: string | null
  readonly region_id: number
  readonly category_ids: readonly number[]
  /** Each lexeme with the weight classes of its fields, such as `AD`. A is the title, D the body. */
  readonly lexemes: Readonly<Record<string, string>>
}

const CLASSES = 'ABCD'

/** Makes the document outside from the document in PostgreSQL, so that both always hold the same words. */
export function outsideDocument(stored: StoredDocument): object {
  const lexemes = Object.entries(stored.lexemes)
  const upTo = (letters: string) =>
    lexemes.flatMap(([lexeme, classes]) =>
      [...letters].some((letter) => classes.includes(letter)) ? [lexeme] : [],
    )
  return {
    kind: stored.kind,
    id: stored.id,
    at: stored.at.getTime(),
    ...(stored.expires_at ? { expires_at: stored.expires_at.getTime() } : {}),
    ...(stored.type === null ? {} : { type: stored.type }),
    region: stored.region_id,
    categories: stored.category_ids,
    words: lexemes.map(([lexeme]) => lexeme),
    title: upTo('A'),
    subject: upTo('AB'),
    context: upTo('ABC'),
    ranks: Object.fromEntries(lexemes.map(([lexeme, classes]) => [rankName(lexeme), rankOf(classes)])),
  }
}

/** The name of a lexeme in the field `ranks`, where a dot would separate two names. */
export function rankName(lexeme: string): string {
  return lexeme.replaceAll('.', '·')
}

/**
 * The score of a lexeme as `ts_rank` counts it: the weight of the best field, and a quarter, a ninth and a sixteenth of
 * the weights of the others.
 */
export function rankOf(classes: string): number {
  const weights = [...CLASSES].flatMap((letter, at) => {
    const name = FIELD_NAMES[at]
    return name && classes.includes(letter) ? [FIELD_WEIGHTS[name]] : []
  })
  return weights.reduce<number>((sum, weight, at) => sum + weight / (at + 1) ** 2, 0)
}
