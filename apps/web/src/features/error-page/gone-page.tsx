import { useRouterState } from '@tanstack/react-router'
import { usePage } from '../../lib/use-page.ts'
import { SearchForm } from '../shared/search-form.tsx'
import { DirectoryLinks } from './directory-links.tsx'
import { MessagePage } from './message-page.tsx'

/** Shown for a listing that its owner has removed (HTTP status 410). */
export function GonePage() {
  const { t } = usePage()
  const isProducer = useRouterState({ select: ({ location }) => location.pathname.startsWith('/producers/') })
  return (
    <MessagePage
      title={t('errorpages.gone.heading')}
      heading={t('errorpages.gone.heading')}
      text={t(isProducer ? 'errorpages.gone.producer' : 'errorpages.gone.order')}
    >
      <SearchForm id="lost-search" size="large" className="min-w-0 basis-full" />
      <DirectoryLinks />
    </MessagePage>
  )
}
