import { useRouterState } from '@tanstack/react-router'
import { usePage } from '../../lib/use-page.ts'

/**
 * Shows a progress bar at the top during a navigation. CSS delays the bar by 120 ms, so that fast navigations show
 * none.
 */
export function NavigationProgress() {
  const { t } = usePage()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  if (!isLoading) return null
  return (
    <div
      role="progressbar"
      aria-label={t('common.progress.label')}
      className="navigation-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent"
    />
  )
}
