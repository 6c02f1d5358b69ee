/** Value of the honeypot field, which only robots fill in. */
export function honeypotValue(form: HTMLFormElement, name: string): Readonly<Record<string, string>> {
  const value = new FormData(form).get(name)
  return typeof value === 'string' && value !== '' ? { [name]: value } : {}
}
