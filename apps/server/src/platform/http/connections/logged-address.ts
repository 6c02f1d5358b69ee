/** Matches secrets in URLs: codes of e-mailed links, purchase ids, connection tokens and file signatures. */
const KEYS = [
  /(\/(?:verify|password-reset|unsubscribe|payment\/transaction|payment)\/)[^/?]+/i,
  /(\/media\/[^/?]+\/)\d+\.[^/?]+/i,
  /([?&](?:cf_connect|sign|code)=)[^&]*/gi,
]

/**
 * Removes the secrets from a URL, because people who read the logs must not be able to open what belongs to
 * others.
 */
export function loggedAddress(url: string): string {
  return KEYS.reduce((left, key) => left.replace(key, '$1…'), url)
}
