/** Paths that contain a secret code, and paths that open only with a secret code. */
const CODE_PATH = /^\/(verify|password-reset|unsubscribe|payment|advertisement\/renew)(\/|$)/
/** A secret code of 32 bytes in base64url after `#`. Browsers do not send this part of a URL to the server. */
const CODE = /^#?[\w-]{43}$/
/** Pages opened by an e-mail link with a code, or without a code in the browser that created the listing. */
const MANAGE_PATH = /^\/advertisement\/\w+\/manage$/

/** Says whether a path without language prefix, or its hash, contains a secret code. */
export function holdsCode(path: string, hash = ''): boolean {
  return CODE_PATH.test(path) || CODE.test(hash)
}

/**
 * Says whether the page at a path without language prefix may have been opened with a secret code. The server cannot
 * see the hash of the URL.
 */
export function isCodePage(path: string): boolean {
  return CODE_PATH.test(path) || MANAGE_PATH.test(path)
}
