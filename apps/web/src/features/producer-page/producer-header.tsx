import { Picture } from '@verstat/ui/picture'
import { VerifiedBadge } from '../listing/producer-rows/verified-badge.tsx'
import type { ProducerPageView } from './producer-page-view.ts'

export type ProducerHeaderProps = { readonly view: ProducerPageView }

export function ProducerHeader({ view }: ProducerHeaderProps) {
  return (
    <header className="mt-3 mb-8">
      {view.cover && (
        <Picture
          picture={{ ...view.cover, alt: view.cover.alt ?? '' }}
          sizes="(min-width: 80rem) 76rem, 100vw"
          className="max-h-64 w-full rounded-12 print:hidden"
          ratio="5 / 2"
          priority
        />
      )}
      <div className="mt-4 flex flex-wrap items-start gap-4">
        {view.logo && (
          <Picture
            picture={{ ...view.logo, alt: '' }}
            sizes="80px"
            ratio="1"
            fit="contain"
            className="size-20 shrink-0 rounded-12 border border-line"
          />
        )}
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-13 text-ink-soft">{view.kind}</p>
          <h1 lang={view.nameLang} className="listing-title text-20 sm:text-26 lg:text-36">
            {view.name}
          </h1>
          {view.tagline && (
            <p lang={view.tagline.lang} className="mt-1 max-w-measure text-17 text-ink-soft">
              {view.tagline.text}
            </p>
          )}
          {view.verified && <VerifiedBadge verified={view.verified} className="mt-2" />}
        </div>
      </div>
    </header>
  )
}
