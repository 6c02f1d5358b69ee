import { cx } from '@verstat/ui/class-names'
import { FactsTable } from '@verstat/ui/facts-table'
import type { SellerView } from './seller-view.ts'

export type SellerPartProps = { readonly seller: SellerView; readonly className?: string }

export function SellerPart({ seller: { heading, facts }, className }: SellerPartProps) {
  return (
    <section aria-labelledby="seller-heading" className={cx('text-13', className)}>
      <h2 id="seller-heading" className="text-15">
        {heading}
      </h2>
      <FactsTable className="mt-1" facts={facts} />
    </section>
  )
}
