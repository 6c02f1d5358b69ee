import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'

/** Names the source of the map, as the map's licence requires wherever the map is shown. */
export function MapAttribution() {
  const { t } = usePage()
  return (
    <>
      {t.rich<ReactNode>('common.map.attribution', {
        license: (chunks) => (
          <a
            key="license"
            href="https://creativecommons.org/licenses/by/4.0/"
            rel="license"
            className="underline hover:text-ink"
          >
            {chunks}
          </a>
        ),
      })}
    </>
  )
}
