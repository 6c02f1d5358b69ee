import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { editSettings, getSettings } from './edit-settings.ts'
import { exportTable } from './export/export-table.ts'
import { getDashboard, getPanelCounts } from './get-dashboard.ts'
import { listAudit } from './list-audit.ts'
import { listPanelLeads } from './list-panel-leads.ts'
import { getMorning } from './morning/get-morning.ts'
import {
  createCategory,
  editCategory,
  listPanelCategories,
  mergeCategory,
  placeCategory,
} from './panel-categories.ts'
import type { PanelContext } from './panel-context.ts'
import { listPanelListings } from './panel-listings.ts'
import {
  createSynonyms,
  deleteSynonyms,
  editSynonyms,
  listSearchMisses,
  listSynonyms,
} from './panel-search.ts'
import { getText, listTexts, saveText } from './panel-texts.ts'
import { blockUser, getPanelUser, listUsers, setUserRole, unblockUser } from './panel-users.ts'
import { addNote, getCompany, getLinked } from './people/panel-people.ts'

export const panelRoutes: readonly Binding<PanelContext>[] = [
  bind(contract.getSettings, (ctx: PanelContext) => getSettings(ctx)),
  bind(contract.editSettings, editSettings),
  bind(contract.listUsers, listUsers),
  bind(contract.getPanelUser, getPanelUser),
  bind(contract.getLinked, getLinked),
  bind(contract.addNote, addNote),
  bind(contract.getCompany, getCompany),
  bind(contract.setUserRole, setUserRole),
  bind(contract.blockUser, blockUser),
  bind(contract.unblockUser, unblockUser),
  bind(contract.listAudit, listAudit),
  bind(contract.exportTable, exportTable),
  bind(contract.listPanelListings, listPanelListings),
  bind(contract.listPanelLeads, listPanelLeads),
  bind(contract.getMorning, (ctx: PanelContext) => getMorning(ctx)),
  bind(contract.getDashboard, getDashboard),
  bind(contract.getPanelCounts, (ctx: PanelContext) => getPanelCounts(ctx)),
  bind(contract.listTexts, (ctx: PanelContext) => listTexts(ctx)),
  bind(contract.getText, getText),
  bind(contract.saveText, saveText),
  bind(contract.listPanelCategories, (ctx: PanelContext) => listPanelCategories(ctx)),
  bind(contract.createCategory, createCategory),
  bind(contract.editCategory, editCategory),
  bind(contract.placeCategory, placeCategory),
  bind(contract.mergeCategory, mergeCategory),
  bind(contract.listSynonyms, (ctx: PanelContext) => listSynonyms(ctx)),
  bind(contract.createSynonyms, createSynonyms),
  bind(contract.editSynonyms, editSynonyms),
  bind(contract.deleteSynonyms, deleteSynonyms),
  bind(contract.listSearchMisses, (ctx: PanelContext) => listSearchMisses(ctx)),
]
