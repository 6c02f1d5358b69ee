import { openOrderFile } from '@verstat/contract/browser'
import { usePage } from '../../../lib/use-page.ts'
import { useViewer, ViewButton } from '../view-button.tsx'
import type { ShownFile } from './file-view.ts'

/** A button that opens the viewer of an order's file. A link to a closed file is made when the viewer needs it. */
export function ViewOrderFile({ orderId, file }: { readonly orderId: string; readonly file: ShownFile }) {
  const { send } = usePage()
  const open = async () => (await send(openOrderFile, { id: orderId, fileId: file.id })).url
  const viewer = useViewer({ ...file, url: file.url ?? open })
  return <ViewButton name={file.name} viewer={viewer} />
}
