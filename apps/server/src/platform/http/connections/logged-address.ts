/** Secrets in URLs: codes of links, purchase ids, connection tokens, file signatures. */
const KEYS = [
  /(\/(?:verify|password-reset|payment\/transaction|payment)\/)[^/?]+/i,
  /(\/media\/[^/?]+\/)\d+\.[^/?]+/i,
  /([?&](?:cf_connect|sign)=)[^&]*/gi,
]

/** A URL without its secrets: readers of logs must not be able to open what belongs to others. */
export function loggedAddress(url: string): string {
  return KEYS.reduce((left, key) => left.replace(key, '$1…'), url)
}
