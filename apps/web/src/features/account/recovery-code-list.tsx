import { useRouter } from '@tanstack/react-router'
import { Button } from '@verstat/ui/button'
import { useEffect, useRef } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { copyText } from '../../lib/toasts/copy-text.ts'
import { usePage } from '../../lib/use-page.ts'

export type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void }

/**
 * Shows the new recovery codes until the user confirms that the codes are saved, because the API never returns the same
 * codes again.
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = usePage()
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const text = `${codes.join('\n')}\n`

  useEffect(() => heading.current?.focus(), [])

  const copy = () => copyText(text, t('account.codes.copied'), t('account.codes.notCopied'))

  async function finish() {
    await refreshSession(router)
    onDone()
  }

  return (
    <div className="mt-4 rounded-12 border-2 border-accent bg-surface p-5">
      <h3 ref={heading} tabIndex={-1} className="text-17">
        {t('account.codes.title')}
      </h3>
      <p className="mt-1 text-ink-soft">{t('account.codes.text')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 text-17 sm:max-w-80">
        {codes.map((code) => (
          <li key={code} className="font-medium">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={() => saveFile('verstat-recovery-codes.txt', 'text/plain', text)}>
          {t('account.codes.download')}
        </Button>
        <Button onClick={copy}>{t('account.codes.copy')}</Button>
        {/* This button hides the codes, so it is the last button in the row. */}
        <Button variant="primary" onClick={finish}>
          {t('account.codes.done')}
        </Button>
      </div>
    </div>
  )
}
