import { makeConfig } from './make-config.ts'
import type { Env } from './options.ts'

/** Whether the database that is about to be opened contains the demo accounts. */
export type DemoPeople = 'none' | 'some' | 'unknown'

/**
 * Explains why an install that other machines can reach must not start: it uses something that is only safe
 * on one machine, such as demo accounts. Returns '' when the install may start. `ALLOW_DEMO=1` always allows
 * the start. Runs before the database is started, so `demoPeople` may be `unknown`.
 */
export function unsafeInstall(env: Env, demoPeople: DemoPeople): string {
  const config = makeConfig(env)
  if (!config.isOpen || config.isDemoAllowed) return ''
  const settings = [
    ...(config.smtpUrl === null
      ? ['/dev/mail, where anybody reads all e-mails (SMTP_URL sets a mail server)']
      : []),
    ...(config.payments.providers.includes('sandbox')
      ? [
          'the payment sandbox, where anybody pays without money and moves its clock (PAYMENTS names others, or none)',
        ]
      : []),
  ]
  const isRefused = settings.length > 0 || demoPeople === 'some'
  if (!isRefused) return ''
  const unsafe = [...(demoPeople === 'none' ? [] : [demoText(demoPeople)]), ...settings]
  return (
    `Others can reach this install (HOST or PUBLIC_URL), so it does not start with ${unsafe.join(' and ')}. ` +
    'ALLOW_DEMO=1 starts it all the same.'
  )
}

function demoText(demoPeople: DemoPeople): string {
  const which = demoPeople === 'unknown' ? 'demo people, should its database hold some,' : 'demo people'
  return `${which} whose password everybody knows (npm run seed -- --clear removes them, SEED=none makes none)`
}
