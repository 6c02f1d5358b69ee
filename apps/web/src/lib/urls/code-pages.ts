/** Paths that contain a code or are only opened with one. */
const CODE_PATH = /^\/(verify|password-reset|payment|advertisement\/renew)(\/|$)/
/** A code of 32 bytes in base64url after `#`, which the server never sees. */
const CODE = /^#?[\w-]{43}$/
/** Opened by a mailed link with a code, or without it by a browser that has stored a token. */
const MANAGE_PATH = /^\/advertisement\/\w+\/manage$/

/** Whether an address (path without language) contains a secret code. */
export function holdsCode(path: string, hash = ''): boolean {
  return CODE_PATH.test(path) || CODE.test(hash)
}

/** Whether a page (path without language) may have been opened with a code. The server cannot see the fragment. */
export function isCodePage(path: string): boolean {
  return CODE_PATH.test(path) || MANAGE_PATH.test(path)
}
