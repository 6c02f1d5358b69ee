import { createIsomorphicFn } from '@tanstack/react-start'
import { scriptSafeJson } from '@verstat/contract/browser'
import type { PageSeo } from '@verstat/seo'
import { type JsonLd, listData, orderData, producerData, siteData } from '@verstat/seo/structured-data'
import type { PageContext } from '../page-context.ts'
import { sharedView } from '../shared-view.ts'

type Describe<Rest extends readonly unknown[], Seo> = (context: PageContext, seo: Seo, ...rest: Rest) => void

/* JSON-LD for search engines. Only the server creates it, because crawlers load whole documents. So the code that
   creates it is not sent to the browser, and loader data does not contain the JSON-LD a second time. */

export const describeSite: Describe<[], Pick<PageSeo, 'head'>> = createIsomorphicFn()
  .server(onServer(siteData))
  .client(() => {})

export const describeList: Describe<
  [listed: Parameters<typeof listData>[2]],
  Pick<PageSeo, 'head' | 'h1' | 'crumbs'>
> = createIsomorphicFn()
  .server((context, seo, listed) => {
    const answers = [listed.items, seo.head] as const
    const texts = sharedView(answers, 'structured data', () => textsOf(listData(context, seo, listed)))
    context.structuredData.push(...texts)
  })
  .client(() => {})

export const describeOrder: Describe<
  [order: Parameters<typeof orderData>[2], place: Parameters<typeof orderData>[3]],
  PageSeo
> = createIsomorphicFn()
  .server(onServer(orderData))
  .client(() => {})

export const describeProducer: Describe<
  [producer: Parameters<typeof producerData>[2], place: Parameters<typeof producerData>[3]],
  PageSeo
> = createIsomorphicFn()
  .server(onServer(producerData))
  .client(() => {})

function onServer<Seo, Rest extends readonly unknown[]>(
  build: (context: PageContext, seo: Seo, ...rest: Rest) => JsonLd[],
): Describe<Rest, Seo> {
  return (context, seo, ...rest) => {
    context.structuredData.push(...textsOf(build(context, seo, ...rest)))
  }
}

function textsOf(data: readonly JsonLd[]): readonly string[] {
  return data.map(scriptSafeJson)
}
