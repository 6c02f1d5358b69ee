import type { Translator } from '@verstat/i18n'

export function statusText(t: Translator, status: string): string {
  const key = `panel.status.${status}`
  return t.has(key) ? t(key) : status
}
