import { expect, test } from 'vitest'
import { type LegalDocument, legalSections } from './legal-outline.ts'
import { LOCALE_CODES } from './locales/locales.ts'
import { compileFeatures, compileMessages } from './translation/compile.ts'
import { createTranslator } from './translation/translator.ts'

test.each(LOCALE_CODES)('the legal texts in %s print every existing paragraph once', (locale) => {
  const t = createTranslator(locale, compileMessages(locale))
  for (const document of ['terms', 'policy'] satisfies LegalDocument[]) {
    const sections = legalSections(document, t, { brand: 'Б', operator: 'О' })
    const printed = sections.flatMap((section) => [section.title, ...section.paragraphs])
    const written = Object.keys(compileFeatures(locale, ['legal'])).filter((key) =>
      new RegExp(`^legal\\.${document}\\.\\w+\\.(title|p\\d+)$`).test(key),
    )
    expect(printed.filter((text) => text.startsWith('legal.'))).toEqual([])
    expect(printed).toHaveLength(written.length)
  }
})
