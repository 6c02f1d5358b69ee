/** A code in the path itself, or a page that nobody opens without one. */
const CODE_PATH = /^\/(verify|password-reset|payment|advertisement\/renew)(\/|$)/
/** A code of ours behind `#`, where no server sees it: 32 bytes. */
const CODE = /^#?[\w-]{43}$/
/** Opened by a mailed link, and without one by a browser that has kept the way in. */
const MANAGE_PATH = /^\/advertisement\/\w+\/manage$/

/** Whether an address (without language) holds a code that nobody else may learn: a key to mail, password, payment, listing or form. */
export function holdsCode(path: string, hash = ''): boolean {
  return CODE_PATH.test(path) || CODE.test(hash)
}

/** Whether a page (without language) may have been opened by a code, as far as a server can see. */
export function isCodePage(path: string): boolean {
  return CODE_PATH.test(path) || MANAGE_PATH.test(path)
}
