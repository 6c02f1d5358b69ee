import type { Proximity } from '@verstat/contract'

/** The regions of Ukraine that touch each other, each pair once. Codes of `packages/dictionaries`. */
const BORDERS: readonly (readonly [string, readonly string[]])[] = [
  ['volynska', ['lvivska', 'rivnenska']],
  ['lvivska', ['rivnenska', 'ternopilska', 'ivano-frankivska', 'zakarpatska']],
  ['zakarpatska', ['ivano-frankivska']],
  ['ivano-frankivska', ['ternopilska', 'chernivetska']],
  ['chernivetska', ['ternopilska', 'khmelnytska', 'vinnytska']],
  ['ternopilska', ['rivnenska', 'khmelnytska']],
  ['rivnenska', ['khmelnytska', 'zhytomyrska']],
  ['khmelnytska', ['zhytomyrska', 'vinnytska']],
  ['zhytomyrska', ['kyivska', 'vinnytska']],
  ['vinnytska', ['kyivska', 'cherkaska', 'kirovohradska', 'odeska']],
  ['kyivska', ['kyiv', 'chernihivska', 'poltavska', 'cherkaska']],
  ['chernihivska', ['sumska', 'poltavska']],
  ['sumska', ['poltavska', 'kharkivska']],
  ['poltavska', ['kharkivska', 'dnipropetrovska', 'kirovohradska', 'cherkaska']],
  ['cherkaska', ['kirovohradska']],
  ['kirovohradska', ['dnipropetrovska', 'mykolaivska', 'odeska']],
  ['odeska', ['mykolaivska']],
  ['mykolaivska', ['dnipropetrovska', 'khersonska']],
  ['khersonska', ['dnipropetrovska', 'zaporizka', 'krym']],
  ['dnipropetrovska', ['kharkivska', 'donetska', 'zaporizka']],
  ['zaporizka', ['donetska']],
  ['donetska', ['kharkivska', 'luhanska']],
  ['kharkivska', ['luhanska']],
  ['krym', ['sevastopol']],
]

const PAIRS = new Set(
  BORDERS.flatMap(([one, others]) => others.flatMap((other) => [`${one} ${other}`, `${other} ${one}`])),
)

type Place = { readonly region: string; readonly city: string | null }

/** How near two places are. The city counts only within one region, because towns share names. */
export function proximityOf(one: Place, other: Place): Proximity {
  if (one.region !== other.region) return PAIRS.has(`${one.region} ${other.region}`) ? 'neighbour' : 'far'
  const isNamed = one.city !== null && other.city !== null
  return isNamed && one.city.toLowerCase() === other.city.toLowerCase() ? 'city' : 'region'
}
