import { useRouter } from '@tanstack/react-router'
import type { RejectedForm } from '@verstat/contract'
import {
  createFeedback,
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_NAME_MAX,
  FEEDBACK_SUBJECTS,
  FEEDBACK_TOPICS,
  REPORT_REASONS,
} from '@verstat/contract/browser'
import { cx } from '@verstat/ui/class-names'
import { Select } from '@verstat/ui/select'
import { controlClass } from '@verstat/ui/text-input'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { useUser } from '../../lib/session/use-user.ts'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { refusalFaults } from '../forms/form-faults.ts'
import { FormField } from '../forms/form-field.tsx'
import type { FormValues } from '../forms/form-values.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type ApiForm, useApiForm } from '../forms/use-api-form.ts'
import { visibleFaults } from '../forms/visible-faults.ts'
import { ReportFields } from './report-fields.tsx'
import type { ReportedSubject } from './reported-subject.ts'

export type FeedbackPageProps = {
  /** The ticket proves when the form was opened. Browsers without JavaScript send the ticket with the form. */
  readonly ticket: string | undefined
  /** Values and errors of a form that was submitted without JavaScript and rejected. */
  readonly refused: RejectedForm | undefined
  /** Set when the form reports something. */
  readonly reported: ReportedSubject | undefined
}

export function FeedbackPage({ ticket, refused, reported }: FeedbackPageProps) {
  const page = usePage()
  const { t, send } = page
  const user = useUser()
  const router = useRouter()
  const href = useHref()
  const typed = refused?.values ?? {}
  const form = useApiForm({
    id: 'feedback',
    solvesChallenge: true,
    faults: refused && refusalFaults(page, refused.refusal),
    // The API accepts a report without a reason. This form requires a reason and preselects none.
    check: (values, element) =>
      !reported || values.text('reason') !== ''
        ? {}
        : { ...visibleFaults(t, element), reason: t('feedback.report.required') },
    send: (values, options) => send(createFeedback, readFeedback(values), options),
    done: ({ number }) => router.navigate({ to: '/feedback', search: { sent: number }, replace: true }),
  })
  return (
    <div className="max-w-form">
      <h1 className="text-26 lg:text-36">
        {reported ? t(`feedback.report.title.${reported.type}`) : t('feedback.page.title')}
      </h1>
      <p className="mt-2 text-17 text-ink-soft">
        {t(reported ? 'feedback.report.text' : 'feedback.page.text')}
      </p>
      <ApiFormBox form={form} action={href('/feedback')} className="mt-7">
        {reported ? (
          <ReportFields form={form} subject={reported} reason={typed.reason} />
        ) : (
          <TopicField form={form} topic={typed.topic} />
        )}
        <FormField
          form={form}
          name="message"
          hint={t(reported ? 'feedback.report.hint' : 'feedback.message.hint')}
        >
          {(control) => (
            <textarea
              {...control}
              rows={8}
              maxLength={FEEDBACK_MESSAGE_MAX}
              defaultValue={typed.message}
              className={cx(controlClass, 'field-sizing-content min-h-40 px-3')}
            />
          )}
        </FormField>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <FormField
            form={form}
            name="name"
            autoComplete="name"
            maxLength={FEEDBACK_NAME_MAX}
            defaultValue={typed.name ?? (user ? `${user.firstname} ${user.lastname}` : '')}
          />
          <FormField
            form={form}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={typed.email ?? user?.email ?? ''}
          />
        </div>
        <div className="sr-only" aria-hidden="true">
          <label htmlFor="feedback-website">{t('feedback.website.label')}</label>
          <input id="feedback-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {ticket !== undefined && <input type="hidden" name="ticket" value={ticket} />}
        <SubmitButton
          form={form}
          size="large"
          plain
          className="justify-self-start"
          busy={t('feedback.form.busy')}
        >
          {t('feedback.form.submit')}
        </SubmitButton>
      </ApiFormBox>
    </div>
  )
}

function TopicField({ form, topic }: { readonly form: ApiForm; readonly topic: string | undefined }) {
  const { t } = usePage()
  return (
    <FormField form={form} name="topic">
      {(control) => (
        <Select {...control} defaultValue={topic ?? FEEDBACK_TOPICS[0]}>
          {FEEDBACK_TOPICS.map((each) => (
            <option key={each} value={each}>
              {t(`feedback.topic.${each}`)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

function readFeedback({ text, choice }: FormValues) {
  const website = text('website')
  const type = choice('subjectType', FEEDBACK_SUBJECTS)
  const reason = choice('reason', REPORT_REASONS)
  return {
    topic: choice('topic', FEEDBACK_TOPICS) ?? FEEDBACK_TOPICS[0],
    name: text('name'),
    email: text('email').trim(),
    message: text('message'),
    ...(type ? { subject: { type, id: text('subjectId') } } : {}),
    ...(reason ? { reason } : {}),
    ...(website === '' ? {} : { website }),
  }
}
