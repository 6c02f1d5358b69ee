import { Factory } from '@verstat/ui/icons'
import type { PictureSource } from '@verstat/ui/picture'
import { Thumbnail } from '@verstat/ui/thumbnail'
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
      <ul className="home-lines">
        {producers.map((producer) => (
          <li key={producer.id}>
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
      className={isPaid || paid.includes('highlighted') ? 'row-highlighted' : undefined}
    >
      {logo ? (
        <Thumbnail picture={logo} />
      ) : (
        <span className="flex size-11 shrink-0 items-center justify-center rounded-8 bg-well text-ink-soft">
          <Factory size={20} style={{ strokeWidth: 1.6 }} />
        </span>
      )}
      <span>
        <PaidMarks kinds={isPaid ? ['ad', ...paid] : paid} />
        <b>
          <span lang={nameLang}>{name}</span>
          {verified && (
            <span title={verified.exact} className="verified-sign">
              <span className="sr-only">{verified.badge}</span>
            </span>
          )}
        </b>
        <small>{[place, makes[0]].filter(Boolean).join(' · ')}</small>
      </span>
    </SiteLink>
  )
}
