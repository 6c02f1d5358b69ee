import { StartError } from './start-error.ts'

/**
 * Refuses to start an install that others can reach with what is only safe on one machine, naming all of it at once.
 * `ALLOW_DEMO=1` lets it.
 */
export function refuseUnsafeInstall(install: {
  readonly isOpen: boolean
  readonly isDemoAllowed: boolean
  readonly hasDemoPeople: boolean
  readonly hasMailServer: boolean
  readonly hasSandbox: boolean
}): void {
  if (!install.isOpen || install.isDemoAllowed) return
  const unsafe = [
    ...(install.hasDemoPeople
      ? [
          'demo people whose password everybody knows (npm run seed -- --clear removes them, SEED=none makes none)',
        ]
      : []),
    ...(install.hasMailServer
      ? []
      : ['/dev/mail, where anybody reads all letters (SMTP_URL sets a mail server)']),
    ...(install.hasSandbox
      ? [
          'the payment sandbox, where anybody pays without money and moves its clock (PAYMENTS names others, or none)',
        ]
      : []),
  ]
  if (unsafe.length === 0) return
  throw new StartError(
    `Others can reach this install (HOST or PUBLIC_URL), so it does not start with ${unsafe.join(' and ')}. ` +
      'ALLOW_DEMO=1 starts it all the same.',
  )
}
