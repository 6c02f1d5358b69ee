import type { Translator } from '@verstat/i18n'

/** A status of an order or a producer in words. */
export function statusText(t: Translator, status: string): string {
  const key = `panel.status.${status}`
  return t.has(key) ? t(key) : status
}
