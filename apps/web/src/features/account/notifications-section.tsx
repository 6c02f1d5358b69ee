import type { User } from '@verstat/contract'
import { editUser } from '@verstat/contract/browser'
import { Checkbox } from '@verstat/ui/checkbox'
import { usePage } from '../../lib/use-page.ts'
import { ApiFormBox } from '../forms/api-form-box.tsx'
import { SaveButton } from '../forms/save-button.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { useSaved } from './use-saved.ts'

/** Topics of e-mails. No e-mails exist yet for the topic `news`. */
const SENT_TOPICS = ['listings', 'leads', 'offers', 'deals', 'messages', 'reminders'] as const
const MESSAGING = ['textInEmails', 'readMarks'] as const

export function NotificationsSection({ user }: { readonly user: User }) {
  const { t, send } = usePage()
  const saved = useSaved()
  const form = useApiForm({
    id: 'notifications-change',
    send(values, options) {
      const notifications = Object.fromEntries(SENT_TOPICS.map((topic) => [topic, values.isTicked(topic)]))
      const messaging = Object.fromEntries(MESSAGING.map((choice) => [choice, values.isTicked(choice)]))
      return send(editUser, { notifications, messaging }, options)
    },
    done: (changed) => saved(changed, t('account.edit.saved')),
  })
  return (
    <ApiFormBox form={form} className="mt-3">
      <div className="grid gap-1">
        {SENT_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            name={topic}
            defaultChecked={user.notifications[topic]}
            label={t(`account.notifications.${topic}`)}
          />
        ))}
        {MESSAGING.map((choice) => (
          <Checkbox
            key={choice}
            name={choice}
            defaultChecked={user.messaging[choice]}
            label={t(`account.messaging.${choice}`)}
          />
        ))}
      </div>
      <SaveButton form={form} busy={t('account.edit.saving')}>
        {t('account.edit.save')}
      </SaveButton>
    </ApiFormBox>
  )
}
