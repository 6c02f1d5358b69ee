import { errorResponses } from '../../../../platform/http/openapi/openapi.ts'

const provider = {
  name: 'provider',
  in: 'path',
  required: true,
  description: 'A payment provider that is set up',
  schema: { type: 'string', pattern: '^[a-z]+$' },
}

/**
 * OpenAPI entries for the callbacks of payment providers. The callbacks are not in the contract, because the
 * providers define their bodies.
 */
export const callbackPaths = {
  '/v1/payment/callback/{provider}': {
    get: {
      summary: 'Whether the address for callbacks of a payment provider is there',
      operationId: 'getV1PaymentCallbackProvider',
      tags: ['payment'],
      parameters: [provider],
      responses: {
        200: {
          description: 'OK',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { ok: { const: true } }, required: ['ok'] },
            },
          },
        },
        ...errorResponses(['not_found', 'uri_too_long', 'headers_too_large', 'internal', 'unavailable']),
      },
    },
    post: {
      summary: 'Takes what a payment provider says of a payment, signed by it, in its own format',
      operationId: 'postV1PaymentCallbackProvider',
      tags: ['payment'],
      parameters: [provider],
      requestBody: { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
      responses: {
        200: { description: 'Taken, in the words that the provider expects', content: { '*/*': {} } },
        ...errorResponses([
          'bad_request',
          'not_found',
          'payload_too_large',
          'uri_too_long',
          'unsupported_media_type',
          'rate_limited',
          'headers_too_large',
          'internal',
          'unavailable',
        ]),
      },
    },
  },
}
