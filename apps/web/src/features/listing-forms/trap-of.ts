/** What a robot wrote into the field that people do not see. */
export function trapOf(form: HTMLFormElement, name: string): Readonly<Record<string, string>> {
  const value = new FormData(form).get(name)
  return typeof value === 'string' && value !== '' ? { [name]: value } : {}
}
