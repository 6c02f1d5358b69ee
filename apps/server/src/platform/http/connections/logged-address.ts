/** What opens something by itself: codes of links, purchases, tokens of connections, signatures of files. */
const KEYS = [
  /(\/(?:verify|password-reset|payment\/transaction|payment)\/)[^/?]+/i,
  /(\/media\/[^/?]+\/)\d+\.[^/?]+/i,
  /([?&](?:cf_connect|sign)=)[^&]*/gi,
]

/** An address as a log may hold it: who reads logs is not to open what belongs to others. */
export function loggedAddress(url: string): string {
  return KEYS.reduce((left, key) => left.replace(key, '$1…'), url)
}
