import type { LocaleCode } from '@verstat/i18n'
import { cx } from '@verstat/ui/class-names'
import { Clock, MapPin, Package } from '@verstat/ui/icons'
import { Picture } from '@verstat/ui/picture'
import { VisuallyHidden } from '@verstat/ui/visually-hidden'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { LanguageMark } from '../language-mark.tsx'
import { PaidMarks } from '../rows/paid-marks.tsx'
import type { ProducerCardView } from './producer-card-view.ts'
import { VerifiedBadge } from './verified-badge.tsx'

/**
 * A card in a list or in search results. In search results, `markedName` marks the matches in the name, and an excerpt
 * replaces the tagline.
 */
export type ShownProducerCard = Omit<ProducerCardView, 'tagline'> & {
  readonly markedName?: ReactNode
  readonly tagline?: { readonly text: ReactNode; readonly lang?: LocaleCode }
}

export type ProducerCardProps = {
  readonly card: ShownProducerCard
}

export function ProducerCard({ card }: ProducerCardProps) {
  const { t } = usePage()
  const { paid } = card
  const isAd = paid.includes('ad')
  return (
    <li
      className={cx(
        'group/card relative flex far-68 flex-col gap-3 rounded-12 border p-4 transition-colors hover:border-line-strong',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent',
        isAd || paid.includes('highlighted') ? 'bg-promoted-soft/60' : 'bg-surface',
        isAd ? 'border-promoted' : 'border-line',
      )}
    >
      <div className="flex gap-3">
        <CardLogo card={card} />
        <div className="min-w-0 flex-1">
          <h3 className="text-17 leading-6 font-semibold">
            <SiteLink
              to={card.href}
              lang={card.nameLang}
              className="no-underline outline-none group-hover/card:text-accent after:absolute after:inset-0"
            >
              {card.markedName ?? card.name}
            </SiteLink>
          </h3>
          <p className="text-13 text-ink-soft">
            {card.kind}
            <LanguageMark lang={card.tagline?.lang} />
          </p>
        </div>
      </div>
      {(paid.length > 0 || card.verified) && (
        <p className="flex flex-wrap gap-2">
          <PaidMarks kinds={paid} />
          {card.verified && <VerifiedBadge verified={card.verified} className="relative" />}
        </p>
      )}
      {card.tagline && (
        <p lang={card.tagline.lang} className="line-clamp-2">
          {card.tagline.text}
        </p>
      )}
      <p className="text-13 text-ink-soft">
        <VisuallyHidden>{t('producers.card.categories')}: </VisuallyHidden>
        {card.makes.join(DOT)}
        {card.makesMore > 0 && DOT + t('producers.card.more', { n: card.makesMore })}
      </p>
      <dl className="mt-auto flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line pt-3 text-13">
        <CardFact label={t('fields.producer.region')} icon={<MapPin size={15} />}>
          {card.place}
        </CardFact>
        {card.minimum && (
          <CardFact label={t('fields.producer.moq')} icon={<Package size={15} />}>
            {card.minimum}
          </CardFact>
        )}
        {card.leadTime && (
          <CardFact label={t('fields.producer.leadTime')} icon={<Clock size={15} />}>
            {card.leadTime}
          </CardFact>
        )}
      </dl>
    </li>
  )
}

// A line may break after the dot, but never before the dot.
const DOT = '\u00a0· '

function CardFact({
  label,
  icon,
  children,
}: {
  readonly label: string
  readonly icon: ReactNode
  readonly children: string
}) {
  return (
    <div className="flex min-w-0 items-start gap-1.5" title={label}>
      <dt className="mt-0.5 shrink-0 text-ink-soft">
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  )
}

function CardLogo({ card }: { readonly card: ShownProducerCard }) {
  if (card.logo) {
    return (
      <Picture
        picture={{ ...card.logo, alt: '' }}
        sizes="56px"
        ratio="1"
        fit="contain"
        className="size-14 shrink-0 rounded-8 border border-line"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      lang={card.nameLang}
      className="flex size-14 shrink-0 items-center justify-center rounded-8 bg-well text-20 font-semibold text-ink-soft"
    >
      {initials(card.name)}
    </span>
  )
}

/** Returns the initials of the first two words, such as «ЛШ» for «Львівська швейна». */
function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{N}’ʼ-]+/gu) ?? [name]
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
