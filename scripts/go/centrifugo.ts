import { type BuiltProgram, buildGoProgram, describeGoProgram, type GoProgram } from './build-go-program.ts'

const CENTRIFUGO: GoProgram = {
  name: 'Centrifugo',
  module: 'github.com/centrifugal/centrifugo/v6',
  version: 'v6.9.6',
}

export const CENTRIFUGO_HELP = describeGoProgram(CENTRIFUGO)

export function buildCentrifugo(): BuiltProgram {
  return buildGoProgram(CENTRIFUGO)
}
