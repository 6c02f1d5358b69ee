import type { Translator } from '@verstat/i18n'

/**
 * Returns the text of an action. An action without a text, such as an action of a newer release, is shown as its code.
 */
export function actionText(t: Translator, action: string): string {
  const key = `panel.action.${action.replace('.', '_')}`
  return t.has(key) ? t(key) : action
}
