import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Route } from '@verstat/contract'
import type { FastifyInstance } from 'fastify'
import { type MorePaths, openApiDocument } from './openapi.ts'

type PluginDocument = StaticDocumentSpec['document']

/** Serves `/v1/openapi.json`, and `/v1/docs`, a page to browse and try the API. */
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
    // The docs page injects style elements. Scripts stay restricted to files of this server.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  })
}

/**
 * The plugin's types describe OpenAPI 3.0. The plugin serves the document unchanged, so OpenAPI 3.1 works.
 */
function asPluginDocument(document: object): PluginDocument {
  return document as PluginDocument
}
