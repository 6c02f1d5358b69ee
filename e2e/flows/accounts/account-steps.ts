import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'

export const DEMO_PASSWORD = 'verstat-demo-2026'
export const PASSWORD = 'a plane of beech, well kept'

/** An address that no other flow has. */
export function newAddress(): string {
  return `e2e-${randomUUID()}@example.test`
}

/** Signs a demo person in by the API. Answers the token. */
export async function tokenOf(request: APIRequestContext, person: string): Promise<string> {
  const answer = await request.post('/v1/login', {
    data: { username: `${person}@verstat.test`, password: DEMO_PASSWORD },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).token
}

/** Makes a new user by the API, from a network of their own: many register in a run. Answers the token. */
export async function newUser(request: APIRequestContext, email = newAddress()): Promise<string> {
  const data = {
    firstname: 'Мотря',
    lastname: 'Столяренко',
    email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
  }
  const part = () => randomInt(1, 255)
  const headers = { 'x-forwarded-for': `198.18.${part()}.${part()}` }
  const answer = await request.post('/v1/user/register', { data, headers })
  expect(answer.status()).toBe(201)
  return (await answer.json()).token
}

/** Puts a session into a browser, as signing in does. */
export async function useToken(context: BrowserContext, token: string): Promise<void> {
  await context.addCookies([{ name: 'token', value: token, url: process.env.E2E_ORIGIN ?? '' }])
}

/** The path of the link in the newest letter to an address whose link begins so; waits for it. */
export async function linkInMail(request: APIRequestContext, to: string, path: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const mails: ReadonlyArray<{ to: string; text: string }> = await (
        await request.get('/dev/mail.json')
      ).json()
      const mail = mails.find((each) => each.to === to && each.text.includes(path))
      found = mail?.text.match(/https?:\/\/\S+/)?.[0] ?? ''
      return found
    })
    .toContain(path)
  return new URL(found).pathname
}
