import type { Contact, Messenger } from '@verstat/contract'
import { Copy } from '@verstat/ui/account-icons'
import { Button } from '@verstat/ui/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { MESSENGER_NAMES } from '../../lib/texts/messenger-names.ts'
import { phoneText } from '../../lib/texts/phone-text.ts'
import { copyText } from '../../lib/toasts/copy-text.ts'
import { usePage } from '../../lib/use-page.ts'

const MESSENGER_LINKS: Readonly<Record<Messenger, (phone: string) => string>> = {
  telegram: (phone) => `https://t.me/${phone}`,
  viber: (phone) => `viber://chat?number=${encodeURIComponent(phone)}`,
  whatsapp: (phone) => `https://wa.me/${phone.replace('+', '')}`,
}

export type ContactCardProps = {
  readonly contact: Contact
  /** Whether the card takes the focus, because the focused button has disappeared. */
  readonly takesFocus: boolean
}

/** Shows the revealed contact. */
export function ContactCard({ contact, takesFocus }: ContactCardProps) {
  const { t } = usePage()
  const box = useRef<HTMLDivElement>(null)
  const { name, email, phone, messengers = [] } = contact
  const phones = contact.phones ?? (phone === undefined ? [] : [phone])

  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  return (
    <div ref={box} tabIndex={-1} className="grid gap-1 rounded-8 border border-good bg-good-soft px-4 py-3">
      {name !== null && <p className="font-semibold wrap-anywhere">{name}</p>}
      {phones.map((number) => (
        <Line key={number} href={`tel:${number}`} value={number} copied={t('contact.card.phoneCopied')}>
          {phoneText(number)}
        </Line>
      ))}
      {phone !== undefined && messengers.length > 0 && (
        <p className="flex flex-wrap gap-x-5">
          {messengers.map((messenger) => (
            <a
              key={messenger}
              href={MESSENGER_LINKS[messenger](phone)}
              rel="nofollow noreferrer"
              className="text-link inline-flex min-h-11 items-center font-medium"
            >
              {MESSENGER_NAMES[messenger]}
            </a>
          ))}
        </p>
      )}
      {email !== null && (
        <Line href={`mailto:${email}`} value={email} copied={t('contact.card.emailCopied')}>
          <Email address={email} />
        </Line>
      )}
      <p className="text-13 text-ink-soft">{t('contact.card.note')}</p>
    </div>
  )
}

/** Lets a long e-mail address wrap before the `@`. */
function Email({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

type LineProps = {
  readonly href: string
  readonly value: string
  readonly copied: string
  readonly children: ReactNode
}

function Line({ href, value, copied, children }: LineProps) {
  const { t } = usePage()

  const copy = () => copyText(value, copied, t('contact.card.notCopied'))

  return (
    <p className="flex items-center justify-between gap-2">
      <a
        href={href}
        className="text-link inline-flex min-h-11 min-w-0 items-center font-medium wrap-anywhere"
      >
        {children}
      </a>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('contact.card.copy', { value })}
        title={t('contact.card.copyShort')}
        onClick={() => void copy()}
      >
        <Copy size={18} />
      </Button>
    </p>
  )
}
