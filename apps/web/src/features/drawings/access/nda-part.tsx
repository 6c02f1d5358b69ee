import { usePage } from '../../../lib/use-page.ts'
import { PagePart } from '../../listing/page-part.tsx'
import type { AccessView } from './load-access.ts'
import { NdaDocument } from './nda-document.tsx'
import { NdaForm } from './nda-form.tsx'
import { NdaText } from './nda-text.tsx'

/**
 * The agreement of the order, what accepting it means, and the form that accepts it. The agreement is the text of the
 * site in the language of the page, or the customer's own document.
 */
export function NdaPart({ view }: { readonly view: AccessView }) {
  const { t, locale } = usePage()
  const { nda, canAccept, order } = view
  if (!nda) return null
  const { text, file, version, hash } = nda
  return (
    <PagePart id="nda" heading={t(file ? 'orderfiles.nda.ownTitle' : 'orderfiles.nda.title')}>
      <div className="grid max-w-form gap-3">
        <Accepted view={view} />
        {text && (
          <>
            <p className="text-13 text-ink-soft">{t('orderfiles.nda.version', { n: String(version) })}</p>
            <NdaText text={text[locale]} />
          </>
        )}
        {file && (
          <>
            <p>{t('orderfiles.nda.ownText')}</p>
            <NdaDocument orderId={order.id} file={file} />
          </>
        )}
        <ul className="grid list-disc gap-1 ps-5 text-13 text-ink-soft">
          <li>{t(file ? 'orderfiles.nda.ownProves' : 'orderfiles.nda.proves')}</li>
          <li>{t('orderfiles.nda.cannot')}</li>
          <li>{t('orderfiles.nda.log')}</li>
        </ul>
        {canAccept && <NdaForm view={view} hash={hash} />}
      </div>
    </PagePart>
  )
}

/** What the reader accepted last. A document that is not in force any more can still be read here. */
function Accepted({ view: { nda, order } }: { readonly view: AccessView }) {
  const { t, format } = usePage()
  if (!nda?.accepted) return null
  const { file, at, version, producerName: name } = nda.accepted
  const date = format.dayTime(at)
  return (
    <>
      <p className="rounded-8 bg-good-soft px-3 py-2 text-good">
        {file
          ? t('orderfiles.nda.ownAccepted', { date, name, file: file.name })
          : t('orderfiles.nda.accepted', { date, name, version: String(version) })}
      </p>
      {file && file.id !== nda.file?.id && (
        <>
          <p>{t('orderfiles.nda.ownEarlier')}</p>
          <NdaDocument orderId={order.id} file={file} />
        </>
      )}
    </>
  )
}
