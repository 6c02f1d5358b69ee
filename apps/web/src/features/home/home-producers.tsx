import { cx } from '@verstat/ui/class-names'
import { BadgeCheck, Factory } from '@verstat/ui/icons'
import { Picture, type PictureSource } from '@verstat/ui/picture'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { type PaidKind, PaidMarks } from '../listing/rows/paid-marks.tsx'
import { HomeSection } from './home-section.tsx'

export type HomeProducer = {
  readonly id: string
  readonly href: string
  readonly name: string
  /** Language of the name. Set only when the name is not in the language of the page. */
  readonly nameLang?: string
  readonly makes: readonly string[]
  readonly place: string
  readonly verified?: { readonly badge: string; readonly exact: string }
  readonly isPaid: boolean
  readonly paid: readonly PaidKind[]
  readonly logo?: PictureSource
}

export function HomeProducers({ producers }: { readonly producers: readonly HomeProducer[] }) {
  const { t } = usePage()
  return (
    <HomeSection
      title={t('home.producers.heading')}
      all={{ to: '/producers/page/1', text: t('home.producers.all') }}
    >
      <ul className="rounded-12 border border-line bg-surface">
        {producers.map((producer) => (
          <li key={producer.id} className="border-b border-line last:border-b-0">
            <ProducerLine producer={producer} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function ProducerLine({ producer }: { readonly producer: HomeProducer }) {
  const { name, nameLang, makes, place, logo, verified, isPaid, paid } = producer
  return (
    <SiteLink
      to={producer.href}
      className={cx(
        'group flex gap-3.5 px-4 py-3 no-underline transition-colors hover:bg-accent-soft',
        (isPaid || paid.includes('highlighted')) && 'bg-promoted-soft/60',
      )}
    >
      {logo ? (
        <Picture
          picture={{ ...logo, alt: '' }}
          sizes="44px"
          ratio="1 / 1"
          className="size-11 shrink-0 rounded-8"
        />
      ) : (
        <span className="flex size-11 shrink-0 items-center justify-center rounded-8 bg-well text-ink-soft">
          <Factory size={20} style={{ strokeWidth: 1.6 }} />
        </span>
      )}
      <span className="min-w-0">
        <PaidMarks kinds={isPaid ? ['ad', ...paid] : paid} className="mb-1" />
        <span className="block font-medium group-hover:text-accent">
          <span lang={nameLang}>{name}</span>
          {verified && (
            <span title={verified.exact} className="whitespace-nowrap text-good">
              {'\u00a0'}
              <BadgeCheck size={16} className="inline-block align-[-0.15em]" />
              <span className="sr-only">{verified.badge}</span>
            </span>
          )}
        </span>
        <span className="block text-13 text-ink-soft">{[place, makes[0]].filter(Boolean).join(' · ')}</span>
      </span>
    </SiteLink>
  )
}
