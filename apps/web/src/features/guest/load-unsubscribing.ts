import type { NotificationTopic } from '@verstat/contract'
import { ApiError, checkUnsubscribing } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { type CodeFault, tryCode } from './try-code.ts'

export type UnsubscribeView =
  | { readonly outcome: 'ask' | 'done' | 'off'; readonly topic: NotificationTopic; readonly code: string }
  | { readonly outcome: CodeFault }

/** Reads what the code in `?code=…` turns off. Only the button of the page, or a mail program, uses the code. */
export async function loadUnsubscribing(
  context: PageContext,
  search: unknown,
  signal: AbortSignal,
): Promise<UnsubscribeView> {
  const { send, refusedForm, postedForm } = context
  const { code: given } = search as Readonly<Record<string, unknown>>
  const code = typeof given === 'string' ? given : ''
  const result = await tryCode(context, async () => {
    if (refusedForm) throw new ApiError({ statusCode: 422, data: refusedForm.refusal })
    return send(checkUnsubscribing, { code }, { signal })
  })
  if ('fault' in result) return { outcome: result.fault }
  const { topic, isOn } = result.answer
  if (isOn) return { outcome: 'ask', topic, code }
  return { outcome: postedForm ? 'done' : 'off', topic, code }
}
