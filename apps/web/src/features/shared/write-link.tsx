import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

type Props = {
  readonly producerId: string
  /** Slug or id of the order that the talk is about. */
  readonly order?: string
  /** Whom the link names for screen readers, where several stand on a page. */
  readonly name?: string
}

/** Leads to the conversation with a producer, or of a producer with a customer. Visitors sign in first. */
export function WriteLink({ producerId, order, name }: Props) {
  const { t } = usePage()
  const href = useHref()
  return (
    <LinkButton
      href={href(newConversationPath(producerId, order))}
      rel="nofollow"
      aria-label={name === undefined ? undefined : t('messages.writeTo', { name })}
      className="justify-self-start print:hidden"
    >
      {t('messages.write')}
    </LinkButton>
  )
}

/** The path of the form for a conversation. One that exists is continued. */
function newConversationPath(producerId: string, order?: string): string {
  return `/user/messages/new?producer=${producerId}${order === undefined ? '' : `&order=${order}`}`
}
