import { accentPalette, HEX_COLOR, signalLike } from '@verstat/contract/browser'
import { TextInput } from '@verstat/ui/text-input'
import { useRef } from 'react'
import { usePage } from '../../../lib/use-page.ts'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { PanelField } from '../frame/panel-field.tsx'

export type AccentFieldProps = {
  readonly form: ApiForm
  readonly saved: string | null
  /** What is typed now. */
  readonly accent: string | null
}

/**
 * A field for the accent colour, which can be typed as `#rrggbb` or picked. Warns when the colour already has another
 * meaning on the site.
 */
export function AccentField({ form, saved, accent }: AccentFieldProps) {
  const { t } = usePage()
  const input = useRef<HTMLInputElement>(null)
  const isColor = accent !== null && HEX_COLOR.test(accent)
  const signal = isColor ? signalLike(accent) : undefined

  function pick(color: string) {
    if (!input.current) return
    input.current.value = color
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <>
      <PanelField
        form={form}
        name="accent"
        label={t('panel.brand.accent')}
        hint={t('panel.brand.accentHint')}
      >
        {(control) => (
          <div className="flex max-w-search gap-2">
            <TextInput
              {...control}
              ref={input}
              defaultValue={saved ?? ''}
              maxLength={7}
              autoComplete="off"
              spellCheck={false}
            />
            <input
              type="color"
              aria-label={t('panel.brand.pick')}
              value={isColor ? accent : accentPalette(null)['--color-accent'][0]}
              onChange={({ target }) => pick(target.value)}
              className="h-10 w-14 shrink-0 cursor-pointer rounded-8 border border-line-strong bg-surface p-1 pointer-coarse:h-11"
            />
          </div>
        )}
      </PanelField>
      <p role="status" className="text-13 text-warn empty:hidden">
        {signal && t(`panel.brand.like.${signal}`)}
      </p>
    </>
  )
}
