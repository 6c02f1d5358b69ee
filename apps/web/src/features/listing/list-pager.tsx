import { Pager, type PagerProps } from '@verstat/ui/pager'
import { usePage } from '../../lib/use-page.ts'

export function ListPager(props: Omit<PagerProps, 'labels'>) {
  const { t, format } = usePage()
  return (
    <Pager
      {...props}
      labels={{
        nav: t('common.pager.label'),
        previous: t('common.pager.previous'),
        next: t('common.pager.next'),
        page: (page) => t('common.pager.page', { page }),
        format: format.number,
      }}
    />
  )
}
