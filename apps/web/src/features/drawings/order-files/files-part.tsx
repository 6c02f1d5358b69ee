import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { PagePart } from '../../listing/page-part.tsx'
import type { FilesView } from './files-view.ts'
import { OpenForm } from './open-form.tsx'
import { OrderFileRow } from './order-file-row.tsx'
import { ViewOrderFile } from './view-order-file.tsx'

export type FilesPartProps = {
  readonly view: FilesView
}

/** The drawings and other files of an order on its page. */
export function FilesPart({ view }: FilesPartProps) {
  const { t } = usePage()
  const { manageHref } = view
  return (
    <PagePart id="files" heading={t('orderfiles.title')} className="print:hidden">
      <div className="grid gap-3">
        <FileList view={view} />
        <FileSteps view={view} />
        {manageHref !== undefined && (
          <p className="text-13">
            {t('orderfiles.owner')}{' '}
            <SiteLink to={manageHref} className="text-link">
              {t('orderfiles.ownerLink')}
            </SiteLink>
          </p>
        )}
      </div>
    </PagePart>
  )
}

export function FileList({ view: { orderId, path, files, canPack } }: FilesPartProps) {
  return (
    <>
      {files.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {files.map((file) => (
            <OrderFileRow
              key={file.id}
              file={file}
              actions={
                <>
                  {file.shown && <ViewOrderFile orderId={orderId} file={file.shown} />}
                  {file.mayOpen && file.href === undefined && (
                    <OpenForm orderId={orderId} path={path} file={{ id: file.id, name: file.name.text }} />
                  )}
                </>
              }
            />
          ))}
        </ul>
      )}
      {canPack && <OpenForm orderId={orderId} path={path} />}
    </>
  )
}

/** What is missing to open the closed files, each with its next step. */
export function FileSteps({ view: { hidden, ground, steps } }: Pick<FilesPartProps, 'view'>) {
  if (hidden === undefined && ground === undefined && steps.length === 0) return null
  return (
    <div className="grid gap-1 rounded-8 border border-line bg-well p-3">
      {hidden !== undefined && <p className="font-medium">{hidden}</p>}
      {ground !== undefined && <p>{ground}</p>}
      {steps.map(({ text, links }) => (
        <p key={text}>
          {text}
          {links.map((link, at) => (
            <span key={link.to}>
              {at === 0 ? ' ' : ' · '}
              <SiteLink to={link.to} className="text-link">
                {link.text}
              </SiteLink>
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
