import { Button } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { ArrowRight, Check } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import type { ReactNode } from 'react'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { useHydrated } from '../forms/use-hydrated.ts'
import { DraftLinkNotice } from './draft-link-notice.tsx'
import type { ListingForm } from './listing-form.ts'
import { ListingFormSummary } from './listing-form-summary.tsx'
import type { EarlierSteps } from './read-step.ts'
import { RestoredNotice } from './restored-notice.tsx'
import type { FormFields } from './values/form-fields.ts'

export type ListingFormFrameProps<F extends FormFields, S extends string> = {
  readonly form: ListingForm<F, S>
  /** Title of the whole form, such as «Нове замовлення». */
  readonly title: string
  readonly stepName: (step: S) => string
  readonly stepHeading: string
  readonly stepOf: (path: string) => S
  readonly earlierSteps?: EarlierSteps<S>
  readonly labelOf?: (path: string) => string | undefined
  readonly honeypot: string
  /** Labels of the submit button. */
  readonly send: { readonly label: string; readonly busy: string }
  /** Saves the changes without sending the listing to approval. Available at every step. */
  readonly saveForLater?: (element: HTMLFormElement) => Promise<void>
  readonly notice?: ReactNode
  /** Tells the user what to do when the API has refused the whole form. */
  readonly remedy?: ReactNode
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Layout of a form with several steps: progress, time of the last save, errors, fields and buttons. */
export function ListingFormFrame<F extends FormFields, S extends string>(props: ListingFormFrameProps<F, S>) {
  const { form, title, stepName, stepHeading, stepOf, labelOf, honeypot, send, notice, remedy, children } =
    props
  const { t } = usePage()
  const href = useHref()
  const isHydrated = useHydrated()
  const at = form.steps.indexOf(form.step)
  const previous = form.steps[at - 1]
  const isLast = at === form.steps.length - 1
  return (
    <div className={cx('mx-auto w-full', props.isWide ? 'max-w-4xl' : 'max-w-form')}>
      <StepProgress form={form} stepName={stepName} />
      <h1 className="text-26 max-sm:-mt-3 sm:mt-5 lg:text-36">
        <span className="mb-1 block text-15 font-medium text-ink-soft">
          {t('placing.step.position', { title, at: at + 1, of: form.steps.length })}
        </span>
        {stepHeading}
      </h1>
      <SavedNote form={form} />
      <noscript>
        <p className="mt-4 rounded-8 bg-warn-soft px-4 py-3 text-warn">{t('placing.noscript')}</p>
      </noscript>
      {notice}
      <DraftLinkNotice link={form.link} />
      <RestoredNotice form={form} stepName={stepName} earlierSteps={props.earlierSteps ?? {}} />
      <form
        id={form.id}
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        aria-busy={form.isBusy}
        className="mt-6 grid gap-6"
      >
        <ListingFormSummary form={form} stepOf={stepOf} {...(labelOf ? { labelOf } : {})}>
          {remedy}
        </ListingFormSummary>
        <div key={`${form.step} ${form.generation}`} className="grid gap-6">
          {children}
        </div>
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={`${form.id}-trap`}>{t('placing.trap')}</label>
          <input id={`${form.id}-trap`} name={honeypot} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <Button
            type={isHydrated ? 'submit' : 'button'}
            variant="primary"
            size="large"
            aria-disabled={form.isBusy || undefined}
          >
            <span aria-live="polite">
              {form.isBusy ? send.busy : isLast ? send.label : t('placing.step.next')}
            </span>
            {!isLast && <ArrowRight size={18} />}
          </Button>
          {props.saveForLater && <SaveForLater form={form} save={props.saveForLater} />}
          {previous !== undefined && (
            <LinkButton variant="quiet" size="large" href={href(form.stepPath(previous))}>
              {t('placing.step.back')}
            </LinkButton>
          )}
        </div>
      </form>
    </div>
  )
}

type SaveForLaterProps = {
  readonly form: Pick<ListingForm, 'id' | 'isBusy'>
  readonly save: (element: HTMLFormElement) => Promise<void>
}

function SaveForLater({ form, save }: SaveForLaterProps) {
  const { t } = usePage()
  return (
    <Button
      size="large"
      aria-disabled={form.isBusy || undefined}
      onClick={() => {
        const element = document.getElementById(form.id)
        if (element instanceof HTMLFormElement) void save(element)
      }}
    >
      {t('placing.send.later')}
    </Button>
  )
}

type StepProgressProps<F extends FormFields, S extends string> = {
  readonly form: ListingForm<F, S>
  readonly stepName: (step: S) => string
}

function StepProgress<F extends FormFields, S extends string>({ form, stepName }: StepProgressProps<F, S>) {
  const { t } = usePage()
  const at = form.steps.indexOf(form.step)
  return (
    <nav aria-label={t('placing.step.label')}>
      <ol className="flex gap-1 sm:gap-2">
        {form.steps.map((step, index) => (
          <li key={step} className="min-w-0 flex-1">
            <SiteLink
              to={form.stepPath(step)}
              aria-current={index === at ? 'step' : undefined}
              className={cx(
                'flex min-h-11 flex-col justify-start border-t-4 pt-1.5 text-13 no-underline',
                index <= at ? 'border-accent' : 'border-line hover:border-line-strong',
                index === at ? 'font-semibold text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              <span className="sr-only sm:hidden">{stepName(step)}</span>
              <span className="hidden items-center gap-1 sm:flex">
                {index < at && <Check size={14} className="shrink-0 text-good" />}
                <span className="min-w-0 truncate">{stepName(step)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type SavedNoteProps = { readonly form: Pick<ListingForm, 'savedAt' | 'canSave' | 'mailLink'> }

function SavedNote({ form: { savedAt, canSave, mailLink } }: SavedNoteProps) {
  const { t, format } = usePage()
  if (!canSave) return <p className="mt-2 text-13 text-warn">{t('placing.saved.blocked')}</p>
  return (
    <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-3 text-13 text-ink-soft">
      <p>
        {savedAt === undefined
          ? t('placing.saved.promise')
          : t('placing.saved.at', { time: format.time(savedAt) })}
      </p>
      {savedAt !== undefined && mailLink && (
        <ActionForm
          id="mail-link"
          label={t('placing.link.mail')}
          busy={t('placing.send.busy')}
          variant="quiet"
          send={mailLink}
          done={() => toasts.show(t('placing.link.mailed'))}
        />
      )}
    </div>
  )
}
