import { Button } from '@verstat/ui/button'
import { Link2, Printer } from '@verstat/ui/icons'
import { copyText } from '../../lib/toasts/copy-text.ts'
import { usePage } from '../../lib/use-page.ts'

/** Buttons to copy the link and to print the page. Both need JavaScript and are hidden without it. */
export function PageTools() {
  const { t } = usePage()

  const handleCopy = () =>
    copyText(location.href.replace(/#.*$/, ''), t('common.toast.linkCopied'), t('common.toast.linkNotCopied'))

  return (
    <div className="hidden flex-wrap gap-2 js:flex print:hidden">
      <Button size="small" onClick={() => void handleCopy()}>
        <Link2 size={16} />
        {t('common.action.copyLink')}
      </Button>
      <Button size="small" onClick={() => print()}>
        <Printer size={16} />
        {t('common.action.print')}
      </Button>
    </div>
  )
}
