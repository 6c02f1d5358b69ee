export type SelectBoxProps = {
  readonly label: string
  readonly isSelected: boolean
  readonly isDisabled?: boolean
  readonly onChange: () => void
}

/** A checkbox without a visible label, as large as a finger. */
export function SelectBox({ label, isSelected, isDisabled = false, onChange }: SelectBoxProps) {
  return (
    <label className="grid min-h-9 min-w-9 cursor-pointer place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        onChange={onChange}
        className="size-4 accent-accent"
      />
    </label>
  )
}
