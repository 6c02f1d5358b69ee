import type { User } from '@verstat/contract'
import { editUser } from '@verstat/contract/browser'
import { useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { faultsOf } from '../forms/form-faults.ts'
import { PictureField } from '../uploads/picture-field.tsx'
import type { UploadedPicture } from '../uploads/uploaded.ts'
import { useSaved } from './use-saved.ts'

/** A new avatar is saved as soon as its upload ends, so there is no submit button. */
export function AvatarSection({ user }: { readonly user: User }) {
  const page = usePage()
  const { t, send } = page
  const saved = useSaved()
  const [fault, setFault] = useState<string>()
  const { avatar } = user
  const name = t('account.avatar.label')

  async function change(next: UploadedPicture | null) {
    try {
      const { uploadId, uploadToken } = next ?? {}
      const attached = uploadId === undefined ? null : { uploadId, ...(uploadToken ? { uploadToken } : {}) }
      const changed = await send(editUser, { avatar: attached })
      setFault(undefined)
      await saved(changed, t(next ? 'account.avatar.saved' : 'account.avatar.removed'))
    } catch (error) {
      const { text, fields } = faultsOf(page, error)
      setFault(fields.avatar ?? text)
    }
  }

  return (
    <PictureField
      id="avatar"
      label={name}
      hint={t('account.avatar.hint')}
      shape="round"
      error={fault}
      value={
        avatar && {
          uploadId: avatar.id,
          name,
          alt: `${user.firstname} ${user.lastname}`,
          picture: avatar,
        }
      }
      onChange={(next) => void change(next)}
    />
  )
}
