import type { ReactNode } from 'react'
import { PictureField } from '../../uploads/picture-field.tsx'
import { PicturesField } from '../../uploads/pictures-field.tsx'
import type { UploadedPicture } from '../../uploads/uploaded.ts'
import type { FieldsForm } from '../values/form-fields.ts'
import { faultsByIndex } from './faults-by-index.ts'
import { FieldLabel } from './text-field.tsx'
import { useField } from './use-field.ts'

export type FormPicturesProps<Name extends string> = {
  readonly form: FieldsForm<Readonly<Record<NoInfer<Name>, readonly UploadedPicture[]>>>
  readonly name: Name
  readonly hint: ReactNode
  readonly max: number
  /** True when the user chooses for each picture who may open it. */
  readonly offersAccess?: boolean
}

export function FormPictures<Name extends string>(props: FormPicturesProps<Name>) {
  const { form, name, hint, max, offersAccess = false } = props
  const field = useField(form, name)
  return (
    <PicturesField
      id={field.id}
      label={<FieldLabel text={field.label} optional />}
      hint={hint}
      error={field.error}
      errors={faultsByIndex(form.faults, name)}
      max={max}
      offersAccess={offersAccess}
      value={field.value}
      onChange={(change) => form.update(name, change)}
      onBusy={(count) => form.setUploading(name, count)}
    />
  )
}

export type FormPictureProps<Name extends string> = Omit<FormPicturesProps<Name>, 'max' | 'offersAccess'> & {
  readonly shape: 'square' | 'wide'
}

/** A field for a single picture. The form stores the picture as a list with one item or none. */
export function FormPicture<Name extends string>({ form, name, hint, shape }: FormPictureProps<Name>) {
  const field = useField(form, name)
  const [value = null] = field.value
  return (
    <PictureField
      id={field.id}
      label={<FieldLabel text={field.label} optional />}
      hint={hint}
      error={field.error}
      shape={shape}
      value={value}
      onChange={(next) => field.set(next ? [next] : [])}
      onBusy={(count) => form.setUploading(name, count)}
    />
  )
}
