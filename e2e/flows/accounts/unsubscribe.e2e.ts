import { expect, test } from '../../fixtures.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { expectGood, newMember, publishOrder, publishProducer, sendOffer } from '../offers/market-steps.ts'

type Mail = { readonly to: string; readonly headers: Readonly<Record<string, string>> }

const WORDS = {
  uk: {
    submit: 'Не надсилати',
    done: 'Листи вимкнено',
    off: 'Ці листи вже вимкнено',
    gone: 'Посилання не працює',
  },
  en: {
    submit: 'Stop sending',
    done: 'The e-mails are off',
    off: 'These e-mails are already off',
    gone: 'This link does not work',
  },
}

for (const language of LANGUAGES) {
  for (const javaScriptEnabled of [true, false]) {
    test(`in ${language} ${javaScriptEnabled ? 'with' : 'without'} JavaScript the link of an e-mail turns such e-mails off`, async ({
      browser,
      request,
    }) => {
      const words = WORDS[language]
      const [customer, maker] = [await newMember(request), await newMember(request)]
      const order = await publishOrder(request, customer)
      await sendOffer(request, maker, order, await publishProducer(request, maker, 'Ательє «Шпилька»'), 9_000)
      let address = ''
      await expect
        .poll(async () => {
          const mails: readonly Mail[] = await (await request.get('/dev/mail.json')).json()
          const own = mails.find(
            ({ to, headers }) =>
              to === customer.email && /\.offers\./.test(headers['List-Unsubscribe'] ?? ''),
          )
          if (own) expect(own.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
          address = /^<(.+)>$/.exec(own?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
          return address
        })
        .toContain('/unsubscribe?code=')
      const { pathname, search } = new URL(address)
      const path = inLanguage(pathname, language) + search
      const wants = async () => {
        const headers = { authorization: `Bearer ${customer.token}` }
        return (await (await request.get('/v1/user/get', { headers })).json()).notifications
      }
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      const answer = await page.goto(path)
      expect(answer?.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
      })
      if (javaScriptEnabled) await expectGood(page)
      expect((await wants()).offers).toBe(true)
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.done })).toBeVisible()
      if (javaScriptEnabled) await expectGood(page)
      expect(await wants()).toMatchObject({ offers: false, deals: true, messages: true })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: words.off })).toBeVisible()
      const wrong = await page.goto(path.replace('.offers.', '.deals.'))
      expect(wrong?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: words.gone })).toBeVisible()
      await context.close()
    })
  }
}
