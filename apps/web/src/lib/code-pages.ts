const CODE_PAGE = /^\/(verify|password-reset|payment)(\/|$)/

/** Whether an address (without language) holds a code that nobody else may learn: a key to mail, password or payment. */
export function holdsCode(path: string): boolean {
  return CODE_PAGE.test(path)
}
