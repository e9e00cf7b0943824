// The code in docs/examples-permissions.md. The permission is only an example, so the real table lacks it.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { qar } from '../contract/wire.ts'
import type { Route } from '../contract/route.ts'
import { permissions as known } from './permissions.ts'

const permissions = {
  ...known,
  /** The sales of a day or a month. */
  'sales.read': { status: 'accepted', members: 'manager', viewAs: true },
} as const
type Permission = keyof typeof permissions

type ExampleRoute = Omit<Route, 'permission'> & { permission: Permission }
const route = <const R extends ExampleRoute>(definition: R): R => definition

export const readSales = route({
  method: 'GET',
  path: '/api/merchant/sales',
  permission: 'sales.read',
  summary: 'The sales of a business day',
  query: z.object({ day: z.iso.date() }),
  reply: z.object({ success: z.literal(true), data: z.object({ orders: z.int(), total: qar }) }),
  idempotency: 'safe',
})

test('the example adds a permission to the real ones, and its route names it', () => {
  const added = Object.keys(permissions).filter((permission) => !Object.hasOwn(known, permission))
  expect(added).toEqual([readSales.permission])
})
