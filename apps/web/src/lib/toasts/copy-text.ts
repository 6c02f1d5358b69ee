import { toasts } from './toasts.ts'

/**
 * Copies a text and shows a toast. Copying fails on plain HTTP, where browsers have no clipboard, and without
 * permission.
 */
export async function copyText(text: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.show(copied)
  } catch {
    toasts.show(notCopied, 'bad')
  }
}
