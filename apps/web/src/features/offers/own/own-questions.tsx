import type { OwnQuestion } from '@verstat/contract'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { writtenText } from '../../listing/listing-words.ts'

export type OwnQuestionsProps = { readonly questions: readonly OwnQuestion[] }

/** Questions that the user has asked about orders, with their answers. */
export function OwnQuestions({ questions }: OwnQuestionsProps) {
  const { t } = usePage()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="own-questions" className="mt-8">
      <h2 id="own-questions" className="text-20">
        {t('offers.own.questions')}
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-12 border border-line bg-surface">
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </ul>
    </section>
  )
}

function QuestionRow({ question }: { readonly question: OwnQuestion }) {
  const { t, locale, format } = usePage()
  const { order, text, at, answer, answeredAt, hidden } = question
  const title = writtenText(order.title, locale)
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="text-13 text-ink-soft">
        <SiteLink
          to={`/orders/${order.slug}#questions`}
          lang={title?.lang}
          className="text-link wrap-anywhere"
        >
          {title?.text}
        </SiteLink>
        {' · '}
        <time dateTime={at}>{format.dayTime(at)}</time>
      </p>
      <p className="max-w-prose font-medium whitespace-pre-line wrap-anywhere">{text}</p>
      {answer !== null && answeredAt !== null ? (
        <div className="border-s-2 border-line ps-4">
          <p className="text-13 text-ink-soft">
            {t('offers.questions.answer')} · <time dateTime={answeredAt}>{format.dayTime(answeredAt)}</time>
          </p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      ) : (
        <p className={hidden ? 'text-13 text-warn' : 'text-13 text-ink-soft'}>
          {hidden
            ? t('offers.questions.hidden', { reason: t(`offers.questions.hide.${hidden}`) })
            : t('offers.questions.waits')}
        </p>
      )}
    </li>
  )
}
