import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'

export const DEMO_PASSWORD = 'verstat-demo-2026'
export const PASSWORD = 'a plane of beech, well kept'

export function newAddress(): string {
  return `e2e-${randomUUID()}@example.test`
}

/** Signs a demo user in through the API and returns the session token. */
export async function tokenOf(request: APIRequestContext, person: string): Promise<string> {
  const answer = await request.post('/v1/login', {
    data: { username: `${person}@verstat.test`, password: DEMO_PASSWORD },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).token
}

/** Headers of a request from a random IP address: what one network may register and place in an hour is limited. */
export function fromSomewhere(): { readonly 'x-forwarded-for': string } {
  const part = () => randomInt(1, 255)
  return { 'x-forwarded-for': `198.18.${part()}.${part()}` }
}

/** Registers a user through the API and returns the session token. */
export async function newUser(request: APIRequestContext, email = newAddress()): Promise<string> {
  const data = {
    firstname: 'Мотря',
    lastname: 'Столяренко',
    email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
  }
  const answer = await request.post('/v1/user/register', { data, headers: fromSomewhere() })
  expect(answer.status()).toBe(201)
  return (await answer.json()).token
}

export async function useToken(context: BrowserContext, token: string): Promise<void> {
  await context.addCookies([{ name: 'token', value: token, url: process.env.E2E_ORIGIN ?? '' }])
}

/** Waits for an e-mail to `to` that contains a link with `path`. Returns the path in the newest such e-mail. */
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
