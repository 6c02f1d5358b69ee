const CODE_PAGE = /^\/(verify|password-reset|payment|advertisement\/renew)(\/|$)/

/** Whether an address (without language) holds a code that nobody else may learn: a key to mail, password, payment or an order. */
export function holdsCode(path: string): boolean {
  return CODE_PAGE.test(path)
}
