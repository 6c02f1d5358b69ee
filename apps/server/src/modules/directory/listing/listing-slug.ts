import { romanize } from '@verstat/i18n'

const LONGEST = 80
/** Without i, l, o and u, which are easily confused. */
const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** 40 bits, because thousands of listings may have the same title. */
const CODE_LENGTH = 8

/**
 * The permanent slug of a listing: its romanized title, cut at a word, and the code of its id. It serves both
 * languages, and the code keeps it from colliding with routes of the site.
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

/** Encodes the last 40 bits of a version 7 id, which are random. */
export function slugCode(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  let code = ''
  for (let i = 0; i < CODE_LENGTH; i += 1) {
    code += CODE_LETTERS[Number(bits & 31n)]
    bits >>= 5n
  }
  return code
}
