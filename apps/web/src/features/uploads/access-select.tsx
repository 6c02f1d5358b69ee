import { FILE_ACCESSES, type FileAccess } from '@verstat/contract/browser'
import { Select } from '@verstat/ui/select'
import { usePage } from '../../lib/use-page.ts'

export type AccessSelectProps = {
  /** The name of the file. */
  readonly name: string
  readonly value: FileAccess
  readonly onChange: (access: FileAccess) => void
  readonly className?: string
}

/** Chooses who may open a file of an order. */
export function AccessSelect({ name, value, onChange, className }: AccessSelectProps) {
  const { t } = usePage()
  return (
    <Select
      aria-label={t('uploads.access.name', { name })}
      className={className}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = FILE_ACCESSES.find((each) => each === currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    >
      {FILE_ACCESSES.map((each) => (
        <option key={each} value={each}>
          {t(`uploads.access.${each}`)}
        </option>
      ))}
    </Select>
  )
}
