import type { FileLink } from '@verstat/contract'
import { Picture } from '@verstat/ui/picture'
import { usePage } from '../../lib/use-page.ts'
import { factWords, unitWarning } from './facts-words.ts'

export type ReadFile = Pick<FileLink, 'name' | 'reading' | 'facts' | 'preview'>

/** What reading a file has found, or that it is being read. Shows nothing about files that are never read. */
export function FileFacts({ file: { reading, facts } }: { readonly file: ReadFile }) {
  const page = usePage()
  const { t } = page
  if (reading === 'pending') return <p className="text-13 text-ink-soft">{t('drawings.pending')}</p>
  if (reading === 'failed') return <p className="text-13 text-ink-soft">{t('drawings.failed')}</p>
  if (!facts) return null
  const [size, ...rest] = factWords(page, facts)
  const warning = unitWarning(page, facts)
  return (
    <div className="grid gap-0.5 text-13">
      <p className="font-medium">{size}</p>
      {rest.length > 0 && <p className="text-ink-soft">{rest.join(', ')}</p>}
      {warning && <p className="text-ink-soft">{warning}</p>}
    </div>
  )
}

/** The picture of what a file contains. */
export function FilePicture({ file: { name, preview } }: { readonly file: ReadFile }) {
  const { t } = usePage()
  if (!preview) return null
  return (
    <Picture
      picture={{ ...preview, alt: t('drawings.preview', { name }) }}
      sizes="10rem"
      ratio="4 / 3"
      fit="contain"
      className="w-full rounded-8 border border-line"
    />
  )
}
