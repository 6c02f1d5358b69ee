/** Paths that contain a secret code, and paths that open only with a secret code. */
const CODE_PATH = /^\/(verify|password-reset|unsubscribe|payment|advertisement\/renew)(\/|$)/
/**
 * A secret code of 32 bytes in base64url after `#`, with or without the id of a conversation before it. Browsers do not
 * send this part of a URL to the server.
 */
const CODE = /^#?(?:[\w-]{22})?[\w-]{43}$/
/** Pages opened by an e-mail link with a code after `#`, or without it by those who have the code otherwise. */
const HASH_PATH = /^\/(?:advertisement\/\w+\/manage|messages\/reply)$/

/** Says whether a path without language prefix, or its hash, contains a secret code. */
export function holdsCode(path: string, hash = ''): boolean {
  return CODE_PATH.test(path) || CODE.test(hash)
}

/**
 * Says whether the page at a path without language prefix may have been opened with a secret code. The server cannot
 * see the hash of the URL.
 */
export function isCodePage(path: string): boolean {
  return CODE_PATH.test(path) || HASH_PATH.test(path)
}
