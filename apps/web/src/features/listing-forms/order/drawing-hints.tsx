import { buttonClass } from '@verstat/ui/button'
import { usePage } from '../../../lib/use-page.ts'
import type { UploadedDocument } from '../../uploads/uploaded.ts'
import type { FieldsForm, FormDictionary } from '../values/form-fields.ts'
import { type DrawingHint, drawingHints } from './find-drawing-hints.ts'
import { fittingType, type OrderFields } from './order-form-fields.ts'

type DrawingHintsProps = {
  readonly form: FieldsForm<OrderFields>
  readonly dictionary: FormDictionary
  readonly document: UploadedDocument
}

/** Offers to take over what a drawing says. Nothing is taken over without a press. */
export function DrawingHints({ form, dictionary, document }: DrawingHintsProps) {
  const { t, format } = usePage()
  const hints = drawingHints(form.fields, dictionary, document)
  if (hints.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13">
      {hints.map((hint) => (
        <li key={hint.kind}>
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            onClick={() => form.set(taken(form.fields, dictionary, hint))}
          >
            {text(hint)}
          </button>
        </li>
      ))}
    </ul>
  )

  function text(hint: DrawingHint): string {
    if (hint.kind === 'quantity') return t('placing.drawing.quantity', { n: hint.n })
    const n = format.number(hint.mm, 2)
    if (hint.kind === 'category') return t('placing.drawing.sheetMetal', { n, category: hint.name })
    return t(hint.kind === 'thickness' ? 'placing.drawing.thickness' : 'placing.drawing.maxSize', { n })
  }
}

/** The fields of the form after a hint was pressed. */
function taken(fields: OrderFields, dictionary: FormDictionary, hint: DrawingHint): Partial<OrderFields> {
  if (hint.kind === 'quantity') return { quantity: String(hint.n), unit: 'pcs' }
  if (hint.kind === 'category') {
    const category = dictionary.categories.find(({ id }) => id === hint.id)
    return { categoryId: hint.id, type: fittingType(fields.type, category) }
  }
  return { attributes: { ...fields.attributes, [hint.kind]: String(hint.mm) } }
}
