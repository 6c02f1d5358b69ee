import { httpSend, login } from '@verstat/contract'

/** Signs in the demo customer and returns the token. */
export async function demoToken(site: string): Promise<string> {
  const send = httpSend({ base: site, locale: () => 'uk', token: () => undefined })
  return (await send(login, { username: 'customer@verstat.test', password: 'verstat-demo-2026' })).token
}
