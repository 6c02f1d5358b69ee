import { useRouter } from '@tanstack/react-router'
import { readNotices } from '@verstat/contract/browser'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import type { NoticesView } from './load-notices.ts'

/**
 * A button that marks the shown notices and all older ones as read. With JavaScript, the page marks what it shows by
 * itself, so the button appears only if there are more.
 */
export function ReadAllForm({ view: { rows, unread } }: { readonly view: NoticesView }) {
  const { t, send } = usePage()
  const href = useHref()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [latest] = rows
  const form = useApiForm({
    id: 'read-all',
    send: (values, options) => send(readNotices, { upTo: values.text('upTo') }, options),
    done: () => router.invalidate(),
  })
  const shown = rows.filter(({ isRead }) => !isRead).length
  if (!latest || unread === 0 || (isHydrated && unread <= shown)) return null
  return (
    <form {...form.props} action={href('/user/notices')}>
      <input type="hidden" name="upTo" value={latest.id} />
      <SubmitButton form={form} variant="secondary" plain busy={t('notices.readingAll')}>
        {t('notices.readAll')}
      </SubmitButton>
    </form>
  )
}
