import { romanize } from '@verstat/i18n'

const LONGEST = 80
/** The letters i, l, o and u are missing, because they are easily confused with other characters. */
const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/**
 * Eight characters encode 40 bits. A shorter code could collide, because thousands of listings may have the same title.
 */
const CODE_LENGTH = 8

/**
 * Returns the permanent slug of a listing: its romanized title, cut at the end of a word, and the code of its id. Both
 * languages use the same slug. The code keeps the slug from colliding with routes of the site.
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

/** Encodes the last 40 bits of a UUID of version 7, because these bits are random. */
export function slugCode(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  let code = ''
  for (let i = 0; i < CODE_LENGTH; i += 1) {
    code += CODE_LETTERS[Number(bits & 31n)]
    bits >>= 5n
  }
  return code
}
