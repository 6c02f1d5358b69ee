import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import type { DrawingsContext } from './drawings-context.ts'
import { askForFiles } from './granting/ask-for-files.ts'
import { grantFiles } from './granting/grant-files.ts'
import { listFileGrants } from './granting/list-file-grants.ts'
import { revokeFiles } from './granting/revoke-files.ts'
import { acceptNda } from './nda/accept-nda.ts'
import { editNdaText } from './nda/edit-nda-text.ts'
import { getNda, getNdaInForce, getNdaText } from './nda/get-nda.ts'
import { replaceNda } from './nda/replace-nda.ts'
import { openFileAsStaff } from './opening/open-file-as-staff.ts'
import { openOrderFile } from './opening/open-order-file.ts'
import { packOrderFiles } from './opening/pack-order-files.ts'
import { listFileOpens } from './reading/list-file-opens.ts'
import { listOrderFiles } from './reading/list-order-files.ts'

export const drawingsRoutes: readonly Binding<DrawingsContext>[] = [
  // The page of the order also shows the order itself, whose tag a changed file invalidates.
  bind(contract.listOrderFiles, listOrderFiles, () => ({ tags: [] })),
  bind(contract.openOrderFile, openOrderFile),
  bind(contract.packOrderFiles, packOrderFiles),
  bind(contract.askForFiles, askForFiles),
  bind(contract.listFileGrants, listFileGrants),
  bind(contract.grantFiles, grantFiles),
  bind(contract.revokeFiles, revokeFiles),
  bind(contract.listFileOpens, listFileOpens),
  bind(contract.openFileAsStaff, openFileAsStaff),
  bind(contract.getNdaInForce, getNdaInForce, () => ({ tags: ['texts'] })),
  bind(contract.getNda, getNda),
  bind(contract.acceptNda, acceptNda),
  bind(contract.replaceNda, replaceNda),
  bind(contract.getNdaText, getNdaText),
  bind(contract.editNdaText, editNdaText),
]
