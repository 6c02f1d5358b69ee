export type HomeNumber = { readonly key: string; readonly value: string; readonly text: string }

/** The directory measured: real counts along the edge of a ruler. */
export function HomeNumbers({
  numbers,
  label,
}: {
  readonly numbers: readonly HomeNumber[]
  readonly label: string
}) {
  return (
    <div className="mt-8 lg:mt-12">
      <ul aria-label={label} className="page-box flex flex-wrap gap-x-10 gap-y-2 pb-4">
        {numbers.map(({ key, value, text }) => (
          <li key={key} className="flex items-baseline gap-2">
            <b className="text-20 font-semibold proportional-nums">{value}</b>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      <div className="ruler" aria-hidden="true" />
    </div>
  )
}
