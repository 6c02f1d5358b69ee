import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { PagePart } from '../../listing/page-part.tsx'
import type { FileView } from './file-view.ts'
import type { FilesView } from './files-view.ts'
import { OpenForm } from './open-form.tsx'
import { OrderFileRow } from './order-file-row.tsx'

export type FilesPartProps = {
  readonly view: FilesView
  /** More actions of a file, such as a button that opens a viewer. */
  readonly actions?: (file: FileView) => React.ReactNode
}

/** The drawings and other files of an order on its page. */
export function FilesPart({ view, actions }: FilesPartProps) {
  const { t } = usePage()
  const { manageHref } = view
  return (
    <PagePart id="files" heading={t('orderfiles.title')} className="print:hidden">
      <div className="grid gap-3">
        <FileList view={view} actions={actions} />
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

type FileListProps = {
  readonly view: FilesView
  readonly actions?: FilesPartProps['actions'] | undefined
}

export function FileList({ view: { orderId, path, files, canPack }, actions }: FileListProps) {
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
                  {file.mayOpen && actions?.(file)}
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
