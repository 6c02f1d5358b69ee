export type HomeNumber = { readonly key: string; readonly value: string; readonly text: string }

export function HomeNumbers({
  numbers,
  label,
}: {
  readonly numbers: readonly HomeNumber[]
  readonly label: string
}) {
  return (
    <div className="mt-8 lg:mt-12">
      <ul
        aria-label={label}
        className="page-box grid grid-cols-2 gap-x-4 gap-y-2 pb-4 sm:flex sm:flex-wrap sm:gap-x-10"
      >
        {numbers.map(({ key, value, text }) => (
          <li key={key} className="sm:flex sm:items-baseline sm:gap-2">
            <b className="block text-20 font-semibold [font-variant-numeric:proportional-nums]">{value}</b>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      <div className="ruler" aria-hidden="true" />
    </div>
  )
}
