import { DimensionLine } from '@verstat/ui/dimension-line'
import { TitleBlock } from '@verstat/ui/title-block'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { LanguageMark } from '../listing/language-mark.tsx'
import type { OrderRowView } from '../listing/rows/order-row-view.ts'

/**
 * Shows the newest order like a sheet of a technical drawing, so that a visitor sees at once what an order contains.
 */
export function HomeSheet({ order }: { readonly order: OrderRowView }) {
  const { t } = usePage()
  const { title, category, quantity, budget, place, deadline } = order
  return (
    <article className="border border-line-strong bg-paper p-1.5 sm:p-2">
      <div className="border-2 border-ink">
        <div className="flex min-h-28 flex-col justify-between gap-4 p-4 lg:min-h-36">
          <p className="text-13 text-ink-soft">{t('home.sheet.label')}</p>
          <h2 lang={title.lang} className="text-20 wrap-anywhere">
            <SiteLink to={order.href} className="text-ink no-underline hover:text-accent hover:underline">
              {title.text}
            </SiteLink>
            <LanguageMark lang={title.lang} />
          </h2>
        </div>
        <TitleBlock
          className="border-x-0 border-b-0"
          cells={[
            { key: 'category', label: t('home.sheet.category'), value: category },
            { key: 'place', label: t('home.sheet.place'), value: place },
            ...(quantity
              ? [
                  {
                    key: 'quantity',
                    label: t('home.sheet.quantity'),
                    value: <span lang={quantity.lang}>{quantity.text}</span>,
                  },
                ]
              : []),
            { key: 'budget', label: t('home.sheet.budget'), value: budget },
            {
              key: 'term',
              width: 'full' as const,
              label: t('home.sheet.term'),
              value: (
                <span className="mt-0.5 flex items-baseline border-s border-line-strong">
                  <DimensionLine className="self-center">
                    <span className="text-13 font-regular">{deadline.left}</span>
                  </DimensionLine>
                  <span className="border-s border-line-strong ps-2">{deadline.day}</span>
                </span>
              ),
            },
          ]}
        />
      </div>
    </article>
  )
}
