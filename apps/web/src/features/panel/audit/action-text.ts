import type { Translator } from '@verstat/i18n'

/** An action that only a newer release knows is shown as its code. */
export function actionText(t: Translator, action: string): string {
  const key = `panel.action.${action.replace('.', '_')}`
  return t.has(key) ? t(key) : action
}
