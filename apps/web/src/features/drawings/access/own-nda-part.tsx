import { replaceNda } from '@verstat/contract/browser'
import { Disclosure } from '@verstat/ui/disclosure'
import { useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { ActionForm } from '../../forms/action-form.tsx'
import { ApiFormBox } from '../../forms/api-form-box.tsx'
import { fieldId } from '../../forms/form-summary.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useReloaded } from '../../forms/use-reloaded.ts'
import { PagePart } from '../../listing/page-part.tsx'
import { DocumentsField } from '../../uploads/documents-field.tsx'
import type { UploadedDocument } from '../../uploads/uploaded.ts'
import { accessPath } from '../order-files/files-path.ts'
import type { GrantsView } from './load-grants.ts'
import { NdaDocument } from './nda-document.tsx'
import { NdaText } from './nda-text.tsx'

type OwnNdaProps = { readonly orderId: string; readonly nda: NonNullable<GrantsView['nda']> }

/** What producers accept before they open the files of an own order, and how to use an own document instead. */
export function OwnNdaPart({ orderId, nda: { text, file } }: OwnNdaProps) {
  const { t, locale } = usePage()
  return (
    <PagePart id="nda" heading={t('orderfiles.nda.title')}>
      <div className="grid max-w-form gap-3">
        <p>{t(file ? 'orderfiles.own.isOwn' : 'orderfiles.own.isSite')}</p>
        {text && (
          <Disclosure summary={<span className="text-13">{t('orderfiles.nda.text')}</span>}>
            <NdaText text={text[locale]} />
          </Disclosure>
        )}
        {file && <NdaDocument orderId={orderId} file={file} />}
        {file && <SiteText orderId={orderId} />}
        <Disclosure
          // A replaced document leaves an empty form behind.
          key={file?.id ?? 'text'}
          summary={
            <span className="text-13">{t(file ? 'orderfiles.own.another' : 'orderfiles.own.use')}</span>
          }
          // Without JavaScript nothing can be uploaded.
          className="hidden js:block"
        >
          <DocumentForm orderId={orderId} />
        </Disclosure>
      </div>
    </PagePart>
  )
}

function SiteText({ orderId }: Pick<OwnNdaProps, 'orderId'>) {
  const { t, send } = usePage()
  const href = useHref()
  const reloaded = useReloaded()
  return (
    <ActionForm
      id="site-nda"
      label={t('orderfiles.own.siteText')}
      busy={t('orderfiles.busy')}
      send={(options) => send(replaceNda, { id: orderId, uploadId: null }, options)}
      done={() => reloaded(t('orderfiles.own.siteTextDone'))}
      post={{ action: href(accessPath(orderId)), values: { act: 'site-text' } }}
    />
  )
}

function DocumentForm({ orderId }: Pick<OwnNdaProps, 'orderId'>) {
  const { t, send } = usePage()
  const reloaded = useReloaded()
  const [files, setFiles] = useState<readonly UploadedDocument[]>([])
  const [uploading, setUploading] = useState(0)
  const [file] = files
  const form = useApiForm({
    id: 'own-nda',
    check: () =>
      file ? {} : { uploadId: t(uploading > 0 ? 'orderfiles.own.wait' : 'orderfiles.own.choose') },
    send: (_, options) => send(replaceNda, { id: orderId, uploadId: file?.uploadId ?? '' }, options),
    done: () => reloaded(t('orderfiles.own.done')),
  })
  return (
    <ApiFormBox form={form} brief={['uploadId']} className="gap-3 pb-2">
      <p className="text-13 text-ink-soft">{t('orderfiles.own.hint')}</p>
      <DocumentsField
        id={fieldId(form.id, 'uploadId')}
        label={t('orderfiles.own.file')}
        error={form.faults?.fields.uploadId}
        kind="pdf"
        max={1}
        value={files}
        onChange={setFiles}
        onBusy={setUploading}
      />
      <div>
        <SubmitButton form={form} busy={t('orderfiles.busy')}>
          {t('orderfiles.own.save')}
        </SubmitButton>
      </div>
    </ApiFormBox>
  )
}
