import type { MessageKey } from '@verstat/i18n'
import { useId, useSyncExternalStore } from 'react'
import { currentTheme, setTheme, subscribeToTheme, THEMES, type Theme } from '../../lib/preferences/theme.ts'
import { usePage } from '../../lib/use-page.ts'

/** Chooses the light, dark or system theme. Without JavaScript the page follows the system. */
export function ThemeSwitch() {
  const { t } = usePage()
  const name = useId()
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system' as const)
  return (
    <fieldset className="theme-switch">
      <legend>{t('common.theme.label')}</legend>
      {THEMES.map((choice) => (
        <label key={choice} title={t(TEXT[choice])}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={theme === choice}
            onChange={() => setTheme(choice)}
          />
          <span>{t(TEXT[choice])}</span>
        </label>
      ))}
    </fieldset>
  )
}

const TEXT: Record<Theme, MessageKey> = {
  light: 'common.theme.light',
  system: 'common.theme.system',
  dark: 'common.theme.dark',
}
