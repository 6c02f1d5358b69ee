import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { REGIONS } from './regions.ts'

const map = readFileSync(fileURLToPath(import.meta.resolve('@svg-maps/ukraine')), 'utf8')

test('24 oblasts, two cities, Crimea, the whole country and abroad', () => {
  const kinds = Map.groupBy(REGIONS, (region) => region.kind)
  expect(kinds.get('oblast')).toHaveLength(24)
  expect(kinds.get('city')?.map((region) => region.code)).toEqual(['kyiv', 'sevastopol'])
  expect(kinds.get('republic')?.map((region) => region.code)).toEqual(['krym'])
  expect(REGIONS.slice(-2).map((region) => region.code)).toEqual(['ukraine', 'abroad'])
})

test('keys, codes, ISO codes and names are unique', () => {
  const isos = REGIONS.flatMap((region) => region.iso ?? [])
  const columns: readonly (readonly (string | number)[])[] = [
    REGIONS.map((region) => region.key),
    REGIONS.map((region) => region.code),
    REGIONS.map((region) => region.name.uk),
    REGIONS.map((region) => region.name.en),
  ]
  for (const column of columns) expect(new Set(column).size).toBe(REGIONS.length)
  expect(new Set(isos).size).toBe(27)
  for (const iso of isos) expect(iso).toMatch(/^UA-\d\d$/)
  for (const { code } of REGIONS) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('every name exists in both languages and in its own alphabet', () => {
  for (const { name, locative, cities } of REGIONS) {
    for (const { uk, en } of [name, locative, ...cities]) {
      expect(uk).toMatch(/^[А-ЯІЇЄҐа-яіїєґ’ -]+$/)
      expect(en).toMatch(/^[A-Za-zó -]+$/)
    }
  }
})

test('the whole map is covered, each shape once; only Sevastopol has none', () => {
  const shapes = [...map.matchAll(/"id":"([a-z-]+)"/g)].map(([, id]) => id)
  const used = REGIONS.flatMap((region) => region.mapId ?? [])
  expect(used.toSorted()).toEqual(shapes.toSorted())
  expect(REGIONS.filter((region) => region.iso && !region.mapId).map((region) => region.code)).toEqual([
    'sevastopol',
  ])
})

test('each oblast names five towns or more and lies in Ukraine', () => {
  for (const { code, kind, cities, center } of REGIONS) {
    if (kind === 'oblast') expect(cities.length, code).toBeGreaterThanOrEqual(5)
    expect(center.lat, code).toBeGreaterThan(44)
    expect(center.lat, code).toBeLessThan(53)
    expect(center.lon, code).toBeGreaterThan(19)
    expect(center.lon, code).toBeLessThan(41)
  }
})
