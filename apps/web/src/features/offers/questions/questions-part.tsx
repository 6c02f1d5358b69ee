import type { Question } from '@verstat/contract'
import { Disclosure } from '@verstat/ui/disclosure'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { PagePart } from '../../listing/page-part.tsx'
import { ReportLink } from '../../shared/report-link.tsx'
import { questionsAfterSignIn } from '../offer-path.ts'
import { LazyAnswerForm, LazyAskQuestionForm, LazyHideForm } from './lazy-question-forms.ts'
import type { QuestionsView } from './questions-view.ts'

/** Questions about an order with their answers, and what the reader can add to them. */
export function QuestionsPart({ view }: { readonly view: QuestionsView }) {
  const { t } = usePage()
  const { order, questions } = view
  const { items, canAsk } = questions
  const isInvited = order.isOpen && canAsk !== false
  if (items.length === 0 && (order.isOwner || !isInvited)) return null
  return (
    <PagePart id="questions" heading={t('offers.questions.title')} className="print:hidden">
      {items.length === 0 ? (
        <p className="text-ink-soft">{t('offers.questions.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {waitingFirst(items, order.isOwner).map((question) => (
            <QuestionRow key={question.id} question={question} view={view} />
          ))}
        </ul>
      )}
      {order.isOwner && items.some(({ answer }) => answer !== null) && (
        <p className="mt-3 text-13 text-ink-soft">
          {t('offers.questions.edit')}{' '}
          <SiteLink to={`/user/advertisment/edit/order/${order.slug}`} className="text-link">
            {t('offers.questions.editLink')}
          </SiteLink>
        </p>
      )}
      {order.isOpen && canAsk === null && (
        <p className="mt-3 text-13">
          <SiteLink to={questionsAfterSignIn(order.slug)} className="text-link">
            {t('offers.questions.signIn')}
          </SiteLink>
        </p>
      )}
      {canAsk && (
        <Disclosure
          open={view.refused?.values.act === 'ask'}
          summary={t('offers.questions.ask')}
          className="mt-3 rounded-8 border border-line px-4"
        >
          <LazyAskQuestionForm view={view} />
        </Disclosure>
      )}
    </PagePart>
  )
}

/** The owner answers what waits; others read in the order in which it was asked. */
function waitingFirst(items: readonly Question[], isOwner: boolean): readonly Question[] {
  if (!isOwner) return items
  const rank = ({ answer, hidden }: Question) => (hidden ? 2 : answer === null ? 0 : 1)
  return items.toSorted((a, b) => rank(a) - rank(b))
}

type RowProps = { readonly question: Question; readonly view: QuestionsView }

function QuestionRow({ question, view }: RowProps) {
  const { t, format } = usePage()
  const { order } = view
  const { text, createdAt, answer, answeredAt, addenda, asker, hidden } = question
  return (
    <li className="grid gap-2 py-4">
      <p className="max-w-prose font-medium whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-13 text-ink-soft">
        {asker && `${asker.isOwn ? t('offers.questions.own') : asker.name} · `}
        <time dateTime={createdAt}>{format.dayTime(createdAt)}</time>
      </p>
      {answer !== null && answeredAt !== null && (
        <div className="grid gap-2 border-s-2 border-line ps-4">
          <Said text={answer} at={answeredAt} label={t('offers.questions.answer')} />
          {addenda.map((each) => (
            <Said key={each.at} text={each.text} at={each.at} label={t('offers.questions.added')} />
          ))}
        </div>
      )}
      {hidden && (
        <p className="text-13 text-warn">
          {t('offers.questions.hidden', { reason: t(`offers.questions.hide.${hidden}`) })}
        </p>
      )}
      {!order.isOwner && answer === null && !hidden && (
        <p className="text-13 text-ink-soft">{t('offers.questions.waits')}</p>
      )}
      {!asker?.isOwn && <ReportLink kind="question" of={question.id} name={text} />}
      {order.isOwner && !hidden && (
        <div className="grid gap-2 sm:grid-cols-2 sm:items-start">
          <Disclosure
            open={answer === null}
            summary={t(answer === null ? 'offers.questions.act.answer' : 'offers.questions.act.add')}
            className="rounded-8 border border-line px-3"
          >
            <LazyAnswerForm question={question} view={view} />
          </Disclosure>
          {answer === null && (
            <Disclosure
              summary={t('offers.questions.act.hide')}
              className="rounded-8 border border-line px-3"
            >
              <LazyHideForm question={question} view={view} />
            </Disclosure>
          )}
        </div>
      )}
    </li>
  )
}

type SaidProps = { readonly text: string; readonly at: string; readonly label: string }

function Said({ text, at, label }: SaidProps) {
  const { format } = usePage()
  return (
    <div>
      <p className="text-13 text-ink-soft">
        {label} · <time dateTime={at}>{format.dayTime(at)}</time>
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}
