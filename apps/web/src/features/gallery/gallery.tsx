import { Picture, type PictureSource } from '@verstat/ui/picture'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import type { GalleryViewerProps } from './gallery-viewer.tsx'

export type GalleryProps = { readonly pictures: readonly PictureSource[] }

/** A grid of links to the pictures. With JavaScript, a click opens a viewer, whose code is loaded on first use. */
export function Gallery({ pictures }: GalleryProps) {
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
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {pictures.map((picture, at) => (
          <li key={picture.url}>
            <a
              href={picture.url}
              data-waits=""
              onClick={(event) => void handleOpen(event, at)}
              className="block cursor-zoom-in overflow-hidden rounded-8 border border-line"
            >
              <Picture
                picture={{
                  ...picture,
                  alt: picture.alt ?? t('common.gallery.open', { index: at + 1, total: pictures.length }),
                }}
                sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 33vw, 50vw"
                ratio="4 / 3"
              />
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
