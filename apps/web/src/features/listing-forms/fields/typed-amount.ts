/** The formatted amount and the position of the caret in this text. */
export type TypedAmount = { readonly text: string; readonly caret: number }

const SPACE = '\u00a0'

/**
 * Groups an amount by thousands while the user types, such as «12 500,5». Removes everything except digits and one
 * comma, and limits the number of digits after the comma. The caret stays behind the same digit.
 */
export function typeAmount(typed: string, caret: number, decimals = 2): TypedAmount {
  const kept = onlyDigits(typed, decimals)
  const before = onlyDigits(typed.slice(0, caret), decimals).length
  const [whole = '', fraction] = kept.split(',')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, SPACE)
  const text = fraction === undefined ? grouped : `${grouped},${fraction}`
  let place = 0
  for (let seen = 0; seen < before && place < text.length; place += 1) if (text[place] !== SPACE) seen += 1
  return { text, caret: place }
}

function onlyDigits(typed: string, decimals: number): string {
  const [whole = '', ...rest] = typed
    .replaceAll('.', ',')
    .replaceAll(/[^\d,]/g, '')
    .split(',')
  if (rest.length === 0 || decimals === 0) return whole
  return `${whole},${rest.join('').slice(0, decimals)}`
}
