import { route } from '@verstat/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openGate } from './answer-call.ts'
import { bind, localSend, routeKey } from './bind.ts'
import { unknownCaller } from './caller.ts'

const double = route({
  method: 'POST',
  path: '/v1/double/{id}',
  summary: 'Twice a number',
  auth: 'public',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ value: z.int(), add: z._default(z.int(), 0) }),
  output: z.object({ id: z.string(), value: z.int() }),
  errors: [],
})
const binding = bind(double, async (ctx: { factor: number }, input) => ({
  id: input.id,
  value: input.value * ctx.factor + input.add,
}))
const send = localSend(new Map([[routeKey(double), binding]]), openGate({ factor: 2 }), unknownCaller())

test('an in-process call is validated and gets defaults, as over HTTP', async () => {
  expect(await send(double, { id: 'a', value: 4 })).toEqual({ id: 'a', value: 8 })
  await expect(send(double, { id: 'a', value: 1.5 })).rejects.toMatchObject({ code: 'validation_failed' })
})

test('a copy of a contract value finds its handler by method and path', async () => {
  expect(await send({ ...double }, { id: 'b', value: 1, add: 1 })).toEqual({ id: 'b', value: 3 })
})
