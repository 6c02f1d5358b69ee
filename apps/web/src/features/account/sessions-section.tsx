import { useRouter } from '@tanstack/react-router'
import type { Session } from '@verstat/contract'
import { endSession } from '@verstat/contract/browser'
import { createFormat } from '@verstat/i18n'
import { Laptop, Smartphone } from '@verstat/ui/account-icons'
import { Badge } from '@verstat/ui/badge'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { describeDevice } from './describe-device.ts'

export type SessionsSectionProps = { readonly sessions: readonly Session[]; readonly now: string }

/** The user can end every session except the current one. */
export function SessionsSection({ sessions, now }: SessionsSectionProps) {
  const { t, send } = usePage()
  const router = useRouter()
  const format = createFormat(t, () => new Date(now))
  const others = sessions.filter(({ current }) => !current)

  async function ended(message: string) {
    await router.invalidate()
    toasts.show(message)
  }

  return (
    <>
      <p className="mt-2 text-ink-soft">{t('account.sessions.text')}</p>
      <ul className="mt-4 divide-y divide-line rounded-12 border border-line bg-surface">
        {sessions.map(({ id, current, userAgent, ip, lastSeenAt }) => {
          const { browser, system, isPhone } = describeDevice(userAgent)
          const device = t('account.sessions.device', {
            browser: browser ?? t('account.sessions.browser'),
            system: system ?? t('account.sessions.system'),
          })
          const Icon = isPhone ? Smartphone : Laptop
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <Icon size={20} className="shrink-0 text-ink-soft" />
              <div className="min-w-0 flex-1 basis-2/3">
                <p className="flex flex-wrap items-center gap-x-2 font-medium">
                  <span title={userAgent}>{device}</span>
                  {current && <Badge tone="good">{t('account.sessions.current')}</Badge>}
                </p>
                <p className="text-13 text-ink-soft wrap-anywhere">
                  {t('account.sessions.seen', { when: format.age(lastSeenAt), ip: ip || '–' })}
                </p>
              </div>
              {!current && (
                <ActionForm
                  id={`end-${id}`}
                  label={t('account.sessions.end')}
                  name={t('account.sessions.endNamed', { device })}
                  busy={t('account.edit.saving')}
                  send={(options) => send(endSession, { id }, options)}
                  done={() => ended(t('account.sessions.ended'))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 1 && (
        <div className="mt-3">
          <ActionForm
            id="end-others"
            label={t('account.sessions.endOthers')}
            busy={t('account.edit.saving')}
            send={async (options) => {
              for (const { id } of others) await send(endSession, { id }, options)
            }}
            done={() => ended(t('account.sessions.othersEnded'))}
          />
        </div>
      )}
    </>
  )
}
