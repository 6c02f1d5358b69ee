import type { LegalSection } from '@verstat/i18n'

/**
 * Parses a legal text that the operator of the site has written. `## Title` begins a section, and blank lines separate
 * paragraphs. Text before the first title becomes a section without a title.
 */
export function readLegalBody(body: string): readonly LegalSection[] {
  const sections: { id: string; title: string; paragraphs: string[] }[] = []
  for (const block of body.split(/\n\s*\n|\n(?=## )|(?<=^## .*)\n/m)) {
    const text = block.trim()
    const title = /^##\s+(.+)$/.exec(text)?.[1]
    if (title !== undefined) sections.push({ id: `s${sections.length + 1}`, title, paragraphs: [] })
    else if (text !== '') {
      if (sections.length === 0) sections.push({ id: 's1', title: '', paragraphs: [] })
      sections.at(-1)?.paragraphs.push(text)
    }
  }
  return sections
}
