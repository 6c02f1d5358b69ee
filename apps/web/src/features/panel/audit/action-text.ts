import type { Translator } from '@verstat/i18n'

/** Text of an audit action; an action from a newer release shows its code. */
export function actionText(t: Translator, action: string): string {
  const key = `panel.action.${action.replace('.', '_')}`
  return t.has(key) ? t(key) : action
}
