import { romanize } from '@verstat/i18n'

const LONGEST = 80
/** Digits and letters that are not taken for one another. */
const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** 40 bits: the same title may be given to thousands of listings. */
const CODE_LENGTH = 8

/**
 * The address of a listing: its title in Latin letters, cut at a word, and the short code of its id. Never changes,
 * serves both languages, and with its code can never be a word of our own addresses.
 */
export function listingSlug(title: string, code: string): string {
  const words = romanize(title.normalize('NFC'))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’ʼ‘`´]/gu, '')
    .match(/[a-z0-9]+/g)
  const text = (words ?? []).reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word.slice(0, LONGEST)
    return longer.length <= LONGEST ? longer : slug
  }, '')
  return text ? `${text}-${code}` : code
}

/** Eight letters and digits of the random end of a version 7 id. */
export function slugCode(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  let code = ''
  for (let i = 0; i < CODE_LENGTH; i += 1) {
    code += CODE_LETTERS[Number(bits & 31n)]
    bits >>= 5n
  }
  return code
}
