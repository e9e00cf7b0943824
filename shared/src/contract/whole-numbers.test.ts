import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { clientMessage } from '../realtime/messages.ts'
import type { Route } from './route.ts'
import { wholeNumber, wholeNumberText } from './wire.ts'

const shared = join(import.meta.dirname, '..')
const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'permission' in value && 'path' in value
const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** Finds the names of integers in a schema that may exceed the integers of the database. */
const unboundedIn = (schema: z.ZodType, name: string): string[] => {
  if (schema instanceof z.ZodNumber) {
    const isBounded = (schema.minValue ?? -Infinity) >= -(2 ** 31) && (schema.maxValue ?? Infinity) < 2 ** 31
    return schema.isInt && !isBounded ? [name] : []
  }
  const parts: object = { ...schema.def, ...(schema instanceof z.ZodObject ? schema.shape : {}) }
  return Object.entries(parts).flatMap(([part, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => (isSchema(each) ? unboundedIn(each, `${name}.${part}`) : [])),
  )
}

const routes = async () => {
  const modules = await Promise.all(
    // these are our own modules
    globSync('**/*.routes.ts', { cwd: shared }).map(async (file) => (await import(join(shared, file))) as Record<string, unknown>),
  )
  return modules.flatMap((module) => Object.values(module).filter(isRoute))
}

test('every integer that a client sends fits into an integer of the database', async () => {
  const inputs = (await routes()).flatMap(({ method, path, params, query, body, form }) =>
    [params, query, body, form?.fields].flatMap((schema) => (schema ? [{ name: `${method} ${path}`, schema }] : [])),
  )
  expect(inputs.length).toBeGreaterThan(150)
  expect([...inputs, { name: 'socket', schema: clientMessage }].flatMap(({ name, schema }) => unboundedIn(schema, name))).toEqual([])
})

test('the check finds integers without a limit', () => {
  const schema = z.object({ a: z.int().optional(), b: z.array(z.object({ c: z.coerce.number().int().max(5) })), d: wholeNumber })
  expect(unboundedIn(schema, 'x')).toEqual(['x.a.innerType', 'x.b.element.c'])
})

test.each([
  [0, true],
  [2_147_483_647, true],
  [-1, false],
  [2_147_483_648, false],
  [9_007_199_254_740_991, false],
  [1.5, false],
])('whether %s is accepted as an integer: %s', (value, isAccepted) => {
  expect(wholeNumber.safeParse(value).success).toBe(isAccepted)
  expect(wholeNumberText.safeParse(String(value)).success).toBe(isAccepted)
})
