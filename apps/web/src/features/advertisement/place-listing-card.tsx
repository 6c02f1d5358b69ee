import { Button } from '@verstat/ui/button'
import { ArrowRight, ClipboardList, Factory } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import { useEffect, useState } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { formKey, readSavedForm, type SavedForm, writeSavedForm } from '../../lib/storage/saved-forms.ts'
import { usePage } from '../../lib/use-page.ts'
import type { AdvertisementView } from './advertisement-view.ts'

export type PlaceListingCardProps = { readonly card: AdvertisementView['cards'][number] }

/** Links to the form for a new listing, or to the unfinished form that this browser has saved. */
export function PlaceListingCard({ card }: PlaceListingCardProps) {
  const { format } = usePage()
  const href = useHref()
  const key = formKey(card.kind)
  const [saved, setSaved] = useState<SavedForm>()
  const [dropped, setDropped] = useState<SavedForm>()
  const Icon = card.kind === 'order' ? ClipboardList : Factory

  useEffect(() => setSaved(readSavedForm(key)), [key])

  function save(next: SavedForm | undefined) {
    writeSavedForm(key, next)
    setDropped(next === undefined ? saved : undefined)
    setSaved(next)
  }

  const to = saved && saved.step !== '' ? `${card.path}?step=${encodeURIComponent(saved.step)}` : card.path
  return (
    <section className="flex flex-col items-start rounded-12 border border-line bg-surface p-5 lg:p-6">
      <h2 className="flex items-center gap-2.5 text-20">
        <Icon size={22} className="text-accent" />
        {card.heading}
      </h2>
      <p className="mt-2 max-w-measure flex-1 text-ink-soft">{card.text}</p>
      {saved && (
        <p className="mt-3 text-13 text-ink-soft">
          {card.savedAtLabel} {format.dayTime(saved.savedAt)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton variant="primary" size="large" href={href(to)}>
          {saved ? card.resume : card.start}
          <ArrowRight size={18} />
        </LinkButton>
        {saved && (
          <Button size="large" variant="quiet" onClick={() => save(undefined)}>
            {card.startOver}
          </Button>
        )}
        {dropped && (
          <Button size="large" variant="quiet" onClick={() => save(dropped)}>
            {card.undo}
          </Button>
        )}
      </div>
    </section>
  )
}
