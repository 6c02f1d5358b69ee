import type { Translator } from './translation/translator.ts'

/** The date from which the current legal texts apply. */
export const LEGAL_UPDATED = '2026-11-28'

/**
 * Sections of both legal texts with their number of paragraphs. The message keys are
 * `legal.<document>.<section>.title`, `.p1`, `.p2` and so on.
 */
export const LEGAL_OUTLINE = {
  terms: {
    general: 3,
    service: 4,
    accounts: 3,
    listings: 4,
    moderation: 3,
    license: 2,
    paid: 4,
    liability: 3,
    conduct: 2,
    changes: 2,
    law: 3,
  },
  policy: {
    controller: 2,
    data: 7,
    purposes: 4,
    public: 7,
    cookies: 2,
    sharing: 3,
    retention: 6,
    rights: 3,
    security: 2,
    children: 1,
    changes: 1,
  },
} as const

export type LegalDocument = keyof typeof LEGAL_OUTLINE

export type LegalSection = {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

export function legalSections(
  document: LegalDocument,
  t: Translator,
  values: { readonly brand: string; readonly operator: string },
): readonly LegalSection[] {
  const text = (key: string) => (t.has(key) ? t(key, values) : '')
  return Object.entries(LEGAL_OUTLINE[document]).map(([id, count]) => ({
    id,
    title: text(`legal.${document}.${id}.title`),
    paragraphs: Array.from({ length: count }, (_, index) => text(`legal.${document}.${id}.p${index + 1}`)),
  }))
}
