import { useRouterState } from '@tanstack/react-router'
import { localizePath } from '@verstat/i18n'
import { usePage } from '../../lib/use-page.ts'
import { SearchForm } from '../shared/search-form.tsx'
import { DirectoryLinks } from './directory-links.tsx'
import { MessagePage } from './message-page.tsx'

const SHOWN_PATH_MAX = 200

export function NotFoundPage() {
  const { t, locale } = usePage()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const title = t('errorpages.literal.notFoundTitle')
  const shown = localizePath(path, locale)
  return (
    <MessagePage
      title={title}
      heading={t('errorpages.notFound.heading')}
      literals={[
        title,
        t('errorpages.literal.pageNotFound', {
          path: shown.length > SHOWN_PATH_MAX ? `${shown.slice(0, SHOWN_PATH_MAX)}…` : shown,
        }),
      ]}
      text={t('errorpages.notFound.text')}
    >
      <SearchForm
        id="lost-search"
        size="large"
        label={t('errorpages.notFound.searchLabel')}
        className="min-w-0 basis-full"
      />
      <DirectoryLinks />
    </MessagePage>
  )
}
