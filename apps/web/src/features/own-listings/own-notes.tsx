import { cx } from '@verstat/ui/class-names'
import type { OwnListingView } from './own-listing-view.ts'

export function OwnNotes({ notes }: Pick<OwnListingView, 'notes'>) {
  return notes.map(({ text, tone, quote }) => (
    <div
      key={text}
      className={cx('mt-2 rounded-8 px-3 py-2 text-13', tone === 'bad' ? 'bg-bad-soft' : 'bg-warn-soft')}
    >
      <p className="font-medium">{text}</p>
      {quote !== undefined && <p className="whitespace-pre-line wrap-anywhere">{quote}</p>}
    </div>
  ))
}
