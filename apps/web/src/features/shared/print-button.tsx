import { Button } from '@verstat/ui/button'
import { Printer } from '@verstat/ui/icons'
import { usePage } from '../../lib/use-page.ts'

/** Prints the page. It needs JavaScript and is hidden without it. */
export function PrintButton() {
  const { t } = usePage()
  return (
    <Button size="small" className="hidden js:inline-flex print:hidden" onClick={() => print()}>
      <Printer size={16} />
      {t('common.action.print')}
    </Button>
  )
}
