import { Button } from '@verstat/ui/button'
import { ChevronDown } from '@verstat/ui/icons'
import { usePage } from '../../../lib/use-page.ts'

type Props = { readonly count: number; readonly onPress: () => void }

/** Says over the end of the box how much has come below it, and leads there. */
export function ToNewButton({ count, onPress }: Props) {
  const { t, format } = usePage()
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center print:hidden">
      <Button
        variant="primary"
        size="small"
        onClick={onPress}
        className="pointer-events-auto rounded-full! shadow-floating"
      >
        {t('messages.new')} · {format.number(count)}
        <ChevronDown size={16} className="shrink-0" />
      </Button>
    </div>
  )
}
