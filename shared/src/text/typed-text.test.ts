// Checks that every text of a person in every request is cleaned, or refused.
import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Route } from '../contract/route.ts'

const routeFiles = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.routes.ts'),
)
const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'permission' in value && 'path' in value
const modules = await Promise.all(routeFiles.map((path) => import(new URL(`../${path}`, import.meta.url).href) as Promise<object>))
const routes = modules.flatMap((module) => Object.values(module).filter(isRoute))

/** Secrets, which are used unchanged, and values made by programs, which no one types. */
const untyped = new Set(
  `password confirmPassword current pinToken token tableToken visit cursor proof contactProof emailProof requestId setup endpoint gateway page`.split(
    ' ',
  ),
)

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  items?: z.ZodType[]
  left?: z.ZodType
  right?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  valueType?: z.ZodType
  getter?: () => z.ZodType
}
/** Zod's public types do not describe the definition of a schema. */
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

/** Whether a pipe converts text to text. */
const isText = (schema: z.ZodType | undefined): boolean => {
  const { type, in: first, out } = schema ? definitionOf(schema) : { type: 'none' }
  return type === 'string' || (type === 'pipe' && isText(first) && isText(out))
}

type Field = { path: string; schema: z.ZodType }

const textsOf = (path: string, schema: z.ZodType | undefined): Field[] => {
  if (!schema) return []
  if (isText(schema)) return [{ path, schema }]
  const { shape = {}, options = [], items = [], getter, ...definition } = definitionOf(schema)
  const { element, innerType, left, right, in: first, out, valueType } = definition
  return [
    ...Object.entries(shape).flatMap(([key, field]) => textsOf(`${path}.${key}`, field)),
    ...[...options, ...items, element, innerType, left, right, valueType, isText(first) ? undefined : first, out, getter?.()].flatMap(
      (each) => textsOf(path, each),
    ),
  ]
}

const fields = routes.flatMap(({ method, path, params, query, body, form }) =>
  Object.entries({ params, query, body, form: form?.fields }).flatMap(([part, schema]) => textsOf(`${method} ${path} ${part}`, schema)),
)
const typed = fields.filter(({ path }) => !untyped.has(path.split('.').at(-1) ?? '') && !path.includes('/health/jobs/'))

// oxlint-disable-next-line no-control-regex, no-misleading-character-class -- these characters must not be in any text
const unseen = /[\0-\x09\x0B-\x1F\x7F-\x9F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/
const marks = ['\u202E', '\u200B', '\u200E', '\u2066', '\uFEFF', '\u0007', '\u001B', '\u00AD', '\u0085', '\r']
const texts = ['Maryam', 'كرك', '55512345', '+974 5551 2345', 'maryam@example.com', 'https://example.com/menu', 'AB-123', '12,50', '123456']

test('no request accepts invisible marks in a text that people type', () => {
  expect(typed.length).toBeGreaterThan(80)
  const text = fc
    .tuple(fc.constantFrom(...texts), fc.array(fc.tuple(fc.nat(), fc.constantFrom(...marks)), { minLength: 1, maxLength: 4 }))
    .map(([plain, added]) =>
      added.reduce((all, [at, mark]) => {
        const place = at % (all.length + 1)
        return all.slice(0, place) + mark + all.slice(place)
      }, plain),
    )
  const pasted = fc.sample(text, { numRuns: 40, seed: 16 })
  const keeping = typed.filter(({ schema }) =>
    pasted.some((each) => {
      const read = schema.safeParse(each)
      return read.success && unseen.test(String(read.data))
    }),
  )
  expect(keeping.map(({ path }) => path)).toEqual([])
})

const fieldOf = (end: string) => {
  const field = typed.find(({ path }) => path.endsWith(end))
  if (!field) throw new Error(`no field ${end}`)
  return field.schema
}

test.each([
  ['POST /api/restaurants/login body.email', ' \u202AMaryam@Example.com\u202C', 'maryam@example.com'],
  ['POST /api/restaurants/login body.email', 'maryam＠example.com', 'maryam@example.com'],
])('%s parses %j as %j', (end, pasted, expected) => {
  expect(fieldOf(end).safeParse(pasted)).toEqual({ success: true, data: expected })
})
