import { Button } from '@verstat/ui/button'
import { type ComponentType, useState } from 'react'
import { toasts } from '../../lib/toasts/toasts.ts'
import { usePage } from '../../lib/use-page.ts'
import type { ContactRevealProps } from './contact-reveal.tsx'
import type { ContactTarget } from './contact-target.ts'

export type RevealButtonProps = { readonly target: ContactTarget; readonly isSecond: boolean }

/**
 * The button with which a visitor requests the contact details. The form behind it is loaded when the button is pressed,
 * takes its place, and sends the request at once.
 */
export function RevealButton({ target, isSecond }: RevealButtonProps) {
  const { t } = usePage()
  const [isBusy, setBusy] = useState(false)
  const [Reveal, setReveal] = useState<ComponentType<ContactRevealProps>>()

  async function handleClick() {
    if (isBusy) return
    setBusy(true)
    try {
      const { ContactReveal } = await import('./contact-reveal.tsx')
      setReveal(() => ContactReveal)
    } catch {
      setBusy(false)
      // After a deployment the file may no longer exist, and a new document has the new one.
      if (navigator.onLine) location.reload()
      else toasts.show(t('errorpages.offline.text'), 'bad')
    }
  }

  if (Reveal) return <Reveal target={target} isVerified={false} isSecond={isSecond} startsAtOnce />
  return (
    <>
      <div className="hidden js:grid">
        <Button
          size={isSecond ? 'medium' : 'large'}
          variant={isSecond ? 'secondary' : 'primary'}
          aria-disabled={isBusy || undefined}
          onClick={() => void handleClick()}
        >
          <span aria-live="polite">{t(isBusy ? 'contact.reveal.busy' : 'contact.reveal.submit')}</span>
        </Button>
      </div>
      <noscript>
        <p className="text-13 text-ink-soft">{t('contact.reveal.noscript')}</p>
      </noscript>
    </>
  )
}
