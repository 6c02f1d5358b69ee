import { ArrowRight, ClipboardList, Factory } from '@verstat/ui/icons'
import type { ReactNode } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

export function HomePlacing() {
  const { t } = usePage()
  return (
    <ul className="grid grid-cols-1 content-center gap-3 sm:max-lg:grid-cols-2">
      <PlacingLink
        to="/advertisement/order"
        icon={<ClipboardList size={24} />}
        title={t('home.door.order')}
        text={t('home.door.orderText')}
      />
      <PlacingLink
        to="/advertisement/producer"
        icon={<Factory size={24} />}
        title={t('home.door.producer')}
        text={t('home.door.producerText')}
      />
    </ul>
  )
}

type PlacingLinkProps = {
  readonly to: string
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

function PlacingLink({ to, icon, title, text }: PlacingLinkProps) {
  return (
    <li>
      <SiteLink
        to={to}
        className="group flex h-full items-start gap-4 rounded-12 border border-line bg-paper p-5 no-underline transition-colors hover:border-accent hover:bg-accent-soft"
      >
        <span className="text-accent">{icon}</span>
        <span className="min-w-0 flex-1">
          <span className="flex items-center justify-between gap-3 text-17 font-semibold wrap-anywhere">
            {title}
            <ArrowRight
              size={18}
              className="shrink-0 text-ink-soft transition-transform group-hover:translate-x-1 group-hover:text-accent"
            />
          </span>
          <span className="mt-1 block text-ink-soft">{text}</span>
        </span>
      </SiteLink>
    </li>
  )
}
