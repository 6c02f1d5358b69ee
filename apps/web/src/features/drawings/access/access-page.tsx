import { EmptyState } from '@verstat/ui/empty-state'
import { FileDown } from '@verstat/ui/icons'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { refusalFaults } from '../../forms/form-faults.ts'
import { FileList, FileSteps } from '../order-files/files-part.tsx'
import { AskPart } from './ask-form.tsx'
import type { AccessView } from './load-access.ts'
import { NdaPart } from './nda-part.tsx'
import { Refusal } from './refusal.tsx'
import { refusalText } from './refusal-text.ts'

/** Everything that a producer does to get at the closed files of an order. It also works without JavaScript. */
export function AccessPage({ view }: { readonly view: AccessView }) {
  const { t } = usePage()
  const { order, files, canAsk } = view
  return (
    <div className="grid gap-8">
      <div>
        <p className="text-13">
          <SiteLink to={`/orders/${order.slug}`} className="text-link">
            {t('orderfiles.back')}
          </SiteLink>
        </p>
        <h1 className="text-26 lg:text-36">{t('orderfiles.title')}</h1>
        <p lang={order.title.lang} className="mt-1 wrap-anywhere">
          {order.title.text}
        </p>
      </div>
      <Answer view={view} />
      {files ? (
        <div className="grid max-w-4xl gap-3">
          <FileSteps view={files} />
          <FileList view={files} />
          {files.files.some(({ href, mayOpen }) => mayOpen && href === undefined) && (
            <p className="text-13 text-ink-soft">{t('orderfiles.linkText')}</p>
          )}
        </div>
      ) : (
        <EmptyState title={t('orderfiles.none')} text={t('orderfiles.noneText')} />
      )}
      <NdaPart view={view} />
      {canAsk && <AskPart view={view} />}
    </div>
  )
}

/** What came of a button that was pressed without JavaScript. */
function Answer({ view: { opened, refused } }: { readonly view: AccessView }) {
  const page = usePage()
  const { t } = page
  if (opened?.url?.startsWith('/media/')) {
    return (
      <p className="max-w-form rounded-8 bg-good-soft px-3 py-2">
        <a href={opened.url} className="text-link inline-flex items-center gap-1.5 font-medium">
          <FileDown size={16} />
          {t('orderfiles.ready')}
        </a>
        <br />
        <span className="text-13">{t('orderfiles.linkText')}</span>
      </p>
    )
  }
  const isOpening = refused?.values.act === 'open' || refused?.values.act === 'zip'
  if (!refused || !isOpening) return null
  const { refusal } = refused
  return <Refusal text={refusalText(t, 'open', refusal) ?? refusalFaults(page, refusal).text} />
}
