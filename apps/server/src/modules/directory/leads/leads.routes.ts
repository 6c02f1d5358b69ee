import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../../platform/http/bind.ts'
import { contactListing } from './contact-listing.ts'
import { editLead } from './edit-lead.ts'
import { findOpenedContact } from './find-opened-contact.ts'
import type { LeadsContext } from './leads-context.ts'
import { listLeads } from './list-leads.ts'
import { recordView } from './record-view.ts'

export const leadsRoutes: readonly Binding<LeadsContext>[] = [
  bind(contract.contactOrder, (ctx: LeadsContext, input) => contactListing(ctx, 'order', input)),
  bind(contract.contactProducer, (ctx: LeadsContext, input) => contactListing(ctx, 'producer', input)),
  bind(contract.openedOrderContact, (ctx: LeadsContext, input) => findOpenedContact(ctx, 'order', input)),
  bind(contract.openedProducerContact, (ctx: LeadsContext, input) =>
    findOpenedContact(ctx, 'producer', input),
  ),
  bind(contract.listLeads, listLeads),
  bind(contract.editLead, editLead),
  bind(contract.viewOrderOnce, (ctx: LeadsContext, input) => recordView(ctx, 'order', input)),
  bind(contract.viewProducerOnce, (ctx: LeadsContext, input) => recordView(ctx, 'producer', input)),
]
