import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Route } from '@verstat/contract'
import type { FastifyInstance } from 'fastify'
import { type MorePaths, openApiDocument } from './openapi.ts'

type PluginDocument = StaticDocumentSpec['document']

/** `/v1/openapi.json` and a page to browse and try it, `/v1/docs`. */
export async function registerDocs(
  app: FastifyInstance,
  routes: readonly Route[],
  { brand, morePaths }: { readonly brand: string; readonly morePaths: MorePaths },
) {
  const document = openApiDocument(routes, { title: `${brand} API`, version: '1' }, morePaths)
  app.get('/v1/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: asPluginDocument(document) } })
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    staticCSP: true,
    // The page writes style elements of its own as it opens; scripts stay with what the server sends.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  })
}

/** The plugin's type describes OpenAPI 3.0; it serves the document as it is, so 3.1 passes through. */
function asPluginDocument(document: object): PluginDocument {
  return document as PluginDocument
}
