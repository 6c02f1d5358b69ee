import { Button } from '@verstat/ui/button'
import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { ListingForm } from './listing-form.ts'
import { type EarlierSteps, findStep } from './read-step.ts'
import type { FormFields } from './values/form-fields.ts'

export type RestoredNoticeProps<F extends FormFields, S extends string> = {
  readonly form: ListingForm<F, S>
  readonly stepName: (step: S) => string
  readonly earlierSteps: EarlierSteps<S>
}

/**
 * Tells the user that a saved form was restored. A button starts over with an empty form, and the user can undo this.
 */
export function RestoredNotice<F extends FormFields, S extends string>({
  form,
  stepName,
  earlierSteps,
}: RestoredNoticeProps<F, S>) {
  const { t, format } = usePage()
  const href = useHref()
  const { restored, undoStartOver } = form
  if (undoStartOver) {
    return (
      <div
        role="status"
        className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-8 bg-well px-4 py-3"
      >
        <p className="min-w-0 flex-1">{t('placing.found.dropped')}</p>
        <Button size="small" onClick={undoStartOver}>
          {t('placing.found.takeBack')}
        </Button>
      </div>
    )
  }
  if (!restored) return null
  const left = findStep(restored.step, form.steps, earlierSteps)
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-8 border border-line bg-well px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-56">
        {t('placing.found.text', { when: format.dayTime(restored.savedAt) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {left !== undefined && left !== form.step && (
          <LinkButton size="small" variant="primary" href={href(form.stepPath(left))}>
            {t('placing.found.goOn', { step: stepName(left) })}
          </LinkButton>
        )}
        <Button size="small" onClick={form.startOver}>
          {t('placing.found.anew')}
        </Button>
      </div>
    </div>
  )
}
