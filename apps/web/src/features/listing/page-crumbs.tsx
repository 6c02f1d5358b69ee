import type { Crumb } from '@verstat/seo'
import { Breadcrumbs } from '@verstat/ui/breadcrumbs'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

type PageCrumbsProps = { readonly crumbs: readonly Crumb[]; readonly className?: string }

export function PageCrumbs({ crumbs, className }: PageCrumbsProps) {
  const { t } = usePage()
  const href = useHref()
  const items = crumbs.map((crumb) =>
    crumb.href === undefined ? crumb : { ...crumb, href: href(crumb.href) },
  )
  const look = className === undefined ? {} : { className }
  return <Breadcrumbs label={t('common.breadcrumbs.label')} items={items} {...look} />
}
