import type { AdvertisementView } from './advertisement-view.ts'

export function BoostTable({ boosts }: { readonly boosts: AdvertisementView['boosts'] }) {
  const [nameColumn, textColumn, priceColumn] = boosts.columns
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{boosts.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{nameColumn}</th>
          <th scope="col">{textColumn}</th>
          <th scope="col">{priceColumn}</th>
        </tr>
      </thead>
      <tbody>
        {boosts.rows.map(({ id, name, text, price }) => (
          <tr
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 last:border-b-0"
          >
            <th scope="row" className="text-start font-semibold">
              {name}
            </th>
            <td className="col-start-1 row-start-2 text-ink-soft">{text}</td>
            <td className="col-start-2 row-start-1 text-end font-semibold whitespace-nowrap">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
