import { toasts } from './toasts.ts'

/** Copies a text and shows a toast. Fails over plain HTTP, where there is no clipboard, and without permission. */
export async function copyText(text: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.show(copied)
  } catch {
    toasts.show(notCopied, 'bad')
  }
}
