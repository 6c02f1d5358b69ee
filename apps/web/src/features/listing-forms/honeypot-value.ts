/** Returns the value of the honeypot field. People do not see this field, so only robots fill it in. */
export function honeypotValue(form: HTMLFormElement, name: string): Readonly<Record<string, string>> {
  const value = new FormData(form).get(name)
  return typeof value === 'string' && value !== '' ? { [name]: value } : {}
}
