import { createFileRoute, redirect } from '@tanstack/react-router'
import { localizePath } from '@verstat/i18n'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { listTextPage, textAddress } from '../../../features/panel/texts/text-pages.ts'

export const Route = createFileRoute('/panel/texts/list')({
  beforeLoad: requireRight('texts'),
  loaderDeps: ({ search }: { readonly search: { readonly locale?: unknown } }) => ({ search }),
  loader: ({ context, deps: { search } }) => {
    const locale = search.locale === 'en' ? 'en' : 'uk'
    throw redirect({ href: localizePath(textAddress(listTextPage(search), locale), context.locale) })
  },
})
