import { randomBytes } from 'node:crypto'
import type { SlotMarks } from '@verstat/contract'

/** A secret of this process, so that no text of a listing can contain a mark. */
const SECRET = randomBytes(12).toString('base64url')

/** Marks that stay as they are in HTML, in attributes as well as between tags. */
export const SLOT_MARKS: SlotMarks = {
  open: (name) => `~${SECRET}:${name}~`,
  close: `~${SECRET}~`,
}

const MARK = new RegExp(`~${SECRET}(?::(\\w+))?~`)

/** A page whose parts for its user are cut out. */
export type CutPage = {
  /** What all users get: the text before, between and after the slots. There is one text more than there are slots. */
  readonly texts: readonly string[]
  readonly slots: readonly { readonly name: string; readonly text: string }[]
}

/** Cuts a page at its marks. A page without marks is one text. */
export function cutAtSlots(html: string): CutPage {
  // The regular expression has a group, so names of slots, or undefined at the end of one, stand between the texts.
  const [first = '', ...rest] = html.split(MARK) as readonly (string | undefined)[]
  const texts = [first]
  const slots: { name: string; text: string }[] = []
  for (let at = 0; at < rest.length; at += 4) {
    const [name, text = '', , after = ''] = rest.slice(at, at + 4)
    if (name === undefined) throw new Error('a slot of a page is not closed')
    slots.push({ name, text })
    texts.push(after)
  }
  return { texts, slots }
}

/** The whole page, without marks. */
export function wholePage({ texts, slots }: CutPage): string {
  return texts.map((text, at) => text + (slots[at]?.text ?? '')).join('')
}
