import type { Feedback, SpokenSubject } from '@verstat/contract'
import { apiErrorCode, getOrder, getProducer, getReported } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { ownText, type WrittenText, writtenText } from '../listing/listing-words.ts'

type SubjectType = NonNullable<Feedback['subject']>['type']

export type ReportedSubject = {
  readonly type: SubjectType
  readonly id: string
  readonly path: string
  /** What kind of thing it is, such as «Пропозиція № 5». */
  readonly label: string
  /** The title of a listing, or the first words of what somebody said. */
  readonly title: WrittenText
}

/**
 * Query of the report form, such as `?order={slug}` or `?message={id}`. A form that was submitted without JavaScript and
 * rejected has the same fields.
 */
export type ReportQuery = { readonly type: SubjectType; readonly of: string }

/**
 * Loads what is reported. Returns undefined without a query, and for what no longer exists or what the user may not read.
 * The page then shows the general feedback form.
 */
export async function findReported(
  context: PageContext,
  query: ReportQuery | undefined,
  signal: AbortSignal,
): Promise<ReportedSubject | undefined> {
  if (!query) return undefined
  const { send, t } = context
  const { type, of } = query
  try {
    if (type === 'order') {
      const { id, slug, title } = await send(getOrder, { slug: of }, { signal })
      return {
        type,
        id,
        path: `/orders/${slug}`,
        label: t('feedback.report.about.order'),
        title: writtenText(title, t.locale) ?? { text: slug },
      }
    }
    if (type === 'producer') {
      const { id, slug, name } = await send(getProducer, { slug: of }, { signal })
      const label = t('feedback.report.about.producer')
      return { type, id, path: `/producers/${slug}`, label, title: { text: name } }
    }
    return await findSpoken(context, type, of, signal)
  } catch (error) {
    const code = apiErrorCode(error)
    if (code !== 'not_found' && code !== 'gone') throw error
  }
  return undefined
}

async function findSpoken(
  { send, t }: PageContext,
  type: SpokenSubject,
  of: string,
  signal: AbortSignal,
): Promise<ReportedSubject> {
  const { id, text, number, title, path } = await send(getReported, { type, id: of }, { signal })
  const label = t(`feedback.report.about.${type}`, { number: String(number ?? '') })
  const said = text === null ? writtenText(title, t.locale) : ownText(text, t.locale)
  return { type, id, path, label, title: said ?? { text: t('feedback.report.noText') } }
}
