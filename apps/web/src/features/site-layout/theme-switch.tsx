import type { MessageKey } from '@verstat/i18n'
import { Monitor, Moon, Sun } from '@verstat/ui/icons'
import { useId, useSyncExternalStore } from 'react'
import { currentTheme, setTheme, subscribeToTheme, THEMES, type Theme } from '../../lib/preferences/theme.ts'
import { usePage } from '../../lib/use-page.ts'

/** Chooses the light, dark or system theme. Without JavaScript the page follows the system. */
export function ThemeSwitch() {
  const { t } = usePage()
  const name = useId()
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system' as const)
  return (
    <fieldset className="hidden rounded-8 bg-well p-0.5 js:flex">
      <legend className="sr-only">{t('common.theme.label')}</legend>
      {THEMES.map((choice) => {
        const Icon = ICON[choice]
        return (
          <label
            key={choice}
            title={t(TEXT[choice])}
            className="flex size-8 cursor-pointer items-center justify-center rounded-[calc(var(--radius-8)-2px)] text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={theme === choice}
              onChange={() => setTheme(choice)}
              className="sr-only"
            />
            <Icon size={16} />
            <span className="sr-only">{t(TEXT[choice])}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

const ICON = { light: Sun, system: Monitor, dark: Moon } satisfies Record<Theme, unknown>

const TEXT: Record<Theme, MessageKey> = {
  light: 'common.theme.light',
  system: 'common.theme.system',
  dark: 'common.theme.dark',
}
