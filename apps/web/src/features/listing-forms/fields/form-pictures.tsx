import type { ReactNode } from 'react'
import { PictureField } from '../../uploads/picture-field.tsx'
import { PicturesField } from '../../uploads/pictures-field.tsx'
import type { UploadedPicture } from '../../uploads/uploaded.ts'
import type { FieldsForm, FormFields } from '../values/form-fields.ts'
import { faultsByIndex } from './faults-by-index.ts'
import { FieldLabel } from './text-field.tsx'
import { useField } from './use-field.ts'

/** Names of fields that hold pictures. */
type PicturesName<F> = {
  [K in keyof F]: F[K] extends readonly UploadedPicture[] ? K : never
}[keyof F] &
  string

export type FormPicturesProps<F extends FormFields> = {
  readonly form: FieldsForm<F>
  readonly name: PicturesName<F>
  readonly hint: ReactNode
  readonly max: number
}

export function FormPictures<F extends FormFields>({ form, name, hint, max }: FormPicturesProps<F>) {
  const field = useField(form, name)
  return (
    <PicturesField
      id={field.id}
      label={<FieldLabel text={field.label} optional />}
      hint={hint}
      error={field.error}
      errors={faultsByIndex(form.faults, name)}
      max={max}
      value={field.value as readonly UploadedPicture[]}
      onChange={(change) =>
        form.update(name, (value) => change(value as readonly UploadedPicture[]) as typeof value)
      }
      onBusy={(count) => form.setUploading(name, count)}
    />
  )
}

export type FormPictureProps<F extends FormFields> = Omit<FormPicturesProps<F>, 'max'> & {
  readonly shape: 'square' | 'wide'
}

/** A single picture, stored by the form as a list of none or one. */
export function FormPicture<F extends FormFields>({ form, name, hint, shape }: FormPictureProps<F>) {
  const field = useField(form, name)
  const [value = null] = field.value as readonly UploadedPicture[]
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
