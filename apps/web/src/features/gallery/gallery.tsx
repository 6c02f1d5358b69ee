import { cx } from '@verstat/ui/class-names'
import { Picture, type PictureSource } from '@verstat/ui/picture'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import type { GalleryViewerProps } from './gallery-viewer.tsx'

export type GalleryProps = {
  readonly pictures: readonly PictureSource[]
  /**
   * `lead` shows the first picture large and the others small. On a phone the gallery is about as high as three rows of
   * text, so that the facts of the listing stay on the first screen.
   */
  readonly look?: 'grid' | 'lead'
}

/** A grid of links to the pictures. With JavaScript, a click opens a viewer, whose code is loaded on first use. */
export function Gallery({ pictures, look = 'grid' }: GalleryProps) {
  const { t } = usePage()
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>()
  const [opened, setOpened] = useState<number>()

  async function handleOpen(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      const { GalleryViewer } = await import('./gallery-viewer.tsx')
      setViewer(() => GalleryViewer)
      setOpened(at)
    } catch {
      // The code of the viewer could not be loaded, so open the picture itself.
      location.assign(href)
    }
  }

  return (
    <>
      <ul
        className={cx(
          'grid gap-2',
          look === 'grid' ? 'grid-cols-2 sm:grid-cols-3' : pictures.length > 1 && 'grid-cols-3',
        )}
      >
        {pictures.map((picture, at) => (
          <li key={picture.url} className={look === 'lead' ? leadPlace(at, pictures.length) : undefined}>
            <a
              href={picture.url}
              data-waits=""
              onClick={(event) => void handleOpen(event, at)}
              className="relative block cursor-zoom-in overflow-hidden rounded-8 border border-line"
            >
              <Picture
                picture={{
                  ...picture,
                  alt: picture.alt ?? t('common.gallery.open', { index: at + 1, total: pictures.length }),
                }}
                sizes={look === 'lead' && at === 0 ? '(min-width: 40rem) 20rem, 100vw' : SIZES}
                ratio="4 / 3"
                {...(look === 'lead' ? { priority: at === 0, className: 'w-full max-sm:max-h-44' } : {})}
              />
              {look === 'lead' && at === 2 && pictures.length > 3 && (
                <span
                  aria-hidden="true"
                  className="absolute end-1 bottom-1 hidden rounded-4 bg-surface px-1.5 text-13 font-medium max-sm:js:block"
                >
                  +{pictures.length - 3}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {Viewer && opened !== undefined && (
        <Viewer pictures={pictures} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

const SIZES = '(min-width: 64rem) 16rem, (min-width: 40rem) 33vw, 50vw'

/**
 * Returns class names for a picture in the look `lead`. A phone shows only the first three pictures, and the viewer
 * shows the others. Without JavaScript there is no viewer, so all pictures are shown.
 */
function leadPlace(at: number, count: number): string | undefined {
  if (at === 0) return count > 1 ? 'col-span-2 row-span-2 sm:col-span-3' : undefined
  return at > 2 ? 'max-sm:js:hidden print:hidden' : 'print:hidden'
}
