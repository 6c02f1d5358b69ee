import { useRouter } from '@tanstack/react-router'
import { apiErrorCode } from '@verstat/contract/browser'
import type { MessageKey } from '@verstat/i18n'
import { Button } from '@verstat/ui/button'
import { Field } from '@verstat/ui/field'
import { TextInput } from '@verstat/ui/text-input'
import { useEffect, useState } from 'react'
import { useHref } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { openReply, type ReplyFault, type ReplyView } from './load-reply.ts'
import { ReplyThread } from './reply-thread.tsx'

const FAULTS = {
  unknown: 'messages.reply.unknown',
  expired: 'messages.reply.expired',
  limited: 'messages.reply.limited',
} as const satisfies Record<ReplyFault, MessageKey>

type Shown = ReplyView | { readonly outcome: 'opening' | 'failed' }

/**
 * A conversation that the code of an e-mail opens without a session, to read its latest messages and to answer. The code
 * follows `#` in the address, which no server sees, or is typed into a form.
 */
export function ReplyPage({ view }: { readonly view: ReplyView }) {
  const { t, send } = usePage()
  const router = useRouter()
  const [shown, setShown] = useState<Shown>(view)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, and its code is gone then.
  useEffect(() => {
    const read = () => {
      const code = window.location.hash.slice(1)
      if (code === '') return
      router.history.replace(router.history.location.pathname)
      setShown({ outcome: 'opening' })
      openReply({ send }, code)
        .then(setShown)
        .catch((error: unknown) => {
          // Without a network the call throws a `TypeError`.
          if (apiErrorCode(error) === undefined && !(error instanceof TypeError)) throw error
          setShown({ outcome: 'failed' })
        })
    }
    read()
    // The link of another e-mail may be opened in the same tab.
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 className="text-26 lg:text-36">{t('messages.reply.title')}</h1>
      <Part shown={shown} />
    </div>
  )
}

function Part({ shown }: { readonly shown: Shown }) {
  const { t } = usePage()
  switch (shown.outcome) {
    case 'opening':
      return (
        <p role="status" className="text-ink-soft">
          {t('messages.reply.opening')}
        </p>
      )
    case 'failed':
      return <p role="alert">{t('messages.reply.failed')}</p>
    case 'ask':
      return <CodeForm fault={shown.fault} />
    case 'opened':
      return <ReplyThread view={shown} />
  }
}

/** A native form: it works without JavaScript, and the page is its answer. */
function CodeForm({ fault }: { readonly fault: ReplyFault | null }) {
  const { t } = usePage()
  const href = useHref()
  return (
    <form method="post" action={href('/messages/reply')} className="grid gap-5">
      <p>{t('messages.reply.ask')}</p>
      <Field id="answer-code" label={t('messages.reply.code')} error={fault ? t(FAULTS[fault]) : undefined}>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            required
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start">
        {t('messages.reply.open')}
      </Button>
    </form>
  )
}
