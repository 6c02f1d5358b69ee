import { Button } from '@verstat/ui/button'
import type { RefObject } from 'react'
import { usePage } from '../../lib/use-page.ts'

const PLACES = ['1', '2', '3', '4', '5'] as const

type Props = {
  readonly side: 'customer' | 'producer'
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** The sentences that people send most, to begin with. A press writes the sentence into the field. */
export function QuickStarts({ side, field }: Props) {
  const { t } = usePage()
  return (
    <ul aria-label={t('messages.quick.label')} className="flex flex-wrap gap-2">
      {PLACES.map((place) => {
        const sentence = t(`messages.quick.${side}.${place}`)
        return (
          <li key={place}>
            <Button
              size="small"
              onClick={() => {
                const { current } = field
                if (!current) return
                current.value = [current.value.trim(), sentence].filter(Boolean).join(' ')
                current.focus()
              }}
            >
              {sentence}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
