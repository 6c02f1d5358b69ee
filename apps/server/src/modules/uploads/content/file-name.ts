import type { ContentKind } from './content-kind.ts'

const NAME_MAX = 200

/**
 * Cleans a file name for display and download. Removes folders, control characters and characters that change the
 * text direction. Corrects the extension to match the content.
 */
export function fileName(typedName: string, { endings }: Pick<ContentKind, 'endings'>): string {
  const usual = endings[0] ?? ''
  const base = typedName.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const shown = base
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  const ending = /\.([a-z0-9]{1,5})$/i.exec(shown)?.[1]?.toLowerCase()
  const isKnown = ending !== undefined && endings.includes(ending)
  const stem = isKnown ? shown.slice(0, -ending.length - 1) : shown
  const kept = [...(stem || 'file')].slice(0, NAME_MAX).join('')
  return `${kept}.${isKnown ? ending : usual}`
}

/** Returns the header `Content-Disposition` of a download. It contains the name in UTF-8 and an ASCII fallback. */
export function attachmentHeader(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%]/g, '_')
  // RFC 8187 requires that more characters are escaped than `encodeURIComponent` escapes.
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
