import * as contract from '@verstat/contract'
import { type Binding, bind, bindUpload } from '../../platform/http/bind.ts'
import { createUpload, limitUploads, receiveUpload } from './create-upload.ts'
import { getUpload } from './drawings/get-upload.ts'
import type { UploadsContext } from './uploads-context.ts'

export const uploadsRoutes: readonly Binding<UploadsContext>[] = [
  bindUpload(contract.createUpload, { limit: limitUploads, receive: receiveUpload, handle: createUpload }),
  bind(contract.getUpload, getUpload),
]
