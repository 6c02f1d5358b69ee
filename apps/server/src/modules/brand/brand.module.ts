import type { FastifyInstance } from 'fastify'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import type { UploadsContext } from '../uploads/index.ts'
import { registerIcons } from './register-icons.ts'

type Dependencies = Pick<Platform<unknown>, 'settings'> & Pick<UploadsContext, 'uploads'>

export const brandModule = defineModule({
  name: 'brand',
  tables: tables<unknown>(),
  audit: [],
  limits: [],
  routes: [],
  start: ({ settings, uploads }: Dependencies) => ({
    services: {},
    register: (http: FastifyInstance) =>
      registerIcons(http, { settings: settings.current, storage: uploads.storage }),
  }),
})
