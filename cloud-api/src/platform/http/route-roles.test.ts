// Runs on PostgreSQL alone: whether a caller may use a route depends on the session alone, and a full run tests sessions on both databases.
// Tests every route for every kind of caller.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { MerchantStatus } from '@sufra/shared/accounts/account'
import type { Call } from '@sufra/shared/contract/client'
import type { Route } from '@sufra/shared/contract/route'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import {
  permissions,
  hasPermission,
  type AdministratorRole,
  type MemberRole,
  type Permission,
  type SessionRole,
} from '@sufra/shared/permissions/permissions'
import { startView } from '@sufra/shared/provisions/view-as.routes'
import { deleteTables, listTables, recordPrints, replaceCodes, setZone, updateTable } from '@sufra/shared/tables/table.routes'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '../../people/accounts/users.store.ts'
import { routePermissions } from '../../../testing/route-permissions.ts'
import { newNetwork, refusalOf, useApi } from '../../../testing/test-api.ts'
import { testSecret } from '../../../testing/test-secret.ts'
import { addAdmin, addMember, addRestaurant } from '../../../testing/test-restaurant.ts'

const shared = join(import.meta.dirname, '../../../../shared/src')

/** Whether an export of a routes file is a route. */
const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'permission' in value

const contracts: Route[] = (
  await Promise.all(
    globSync('**/*.routes.ts', { cwd: shared }).map(async (file) =>
      Object.values((await import(join(shared, file))) as Record<string, unknown>),
    ),
  )
)
  .flat()
  .filter(isRoute)
const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

/** The role and status of a session. */
type Signed = { role: SessionRole; status: MerchantStatus }

/** Callers by name; a caller without a session has its refusal. */
const actors = {
  'an anonymous caller': '401 session.none',
  'the owner of an accepted restaurant': { role: 'owner', status: 'accepted' },
  'the owner of another accepted restaurant': { role: 'owner', status: 'accepted' },
  'a manager': { role: 'manager', status: 'accepted' },
  'a member of the staff': { role: 'staff', status: 'accepted' },
  'a manager of a deactivated restaurant': { role: 'manager', status: 'deactivated' },
  'a member of the staff of a deactivated restaurant': { role: 'staff', status: 'deactivated' },
  'the owner of a pending restaurant': { role: 'owner', status: 'pending' },
  'the owner of a rejected restaurant': { role: 'owner', status: 'rejected' },
  'the owner of a deactivated restaurant': { role: 'owner', status: 'deactivated' },
  'an owner of the platform': { role: 'admin-owner', status: 'accepted' },
  'a reviewer': { role: 'admin-reviewer', status: 'accepted' },
  'an administrator for support': { role: 'admin-support', status: 'accepted' },
  'an administrator for finance': { role: 'admin-finance', status: 'accepted' },
  'an administrator who views a restaurant': { role: 'view-as', status: 'accepted' },
  'a disabled administrator': '401 session.none',
  'a session that was signed out': '401 session.none',
  'an expired token': '403 session.expired',
  'a forged token': '401 session.none',
} as const satisfies Record<string, Signed | string>
type Actor = keyof typeof actors
const actorNames = Object.keys(actors) as Actor[] // the keys of a constant

const passes = 'passes'

/** The statuses in which a restaurant may use a permission of each kind. */
const openTo: Record<(typeof permissions)[Permission]['status'], readonly MerchantStatus[]> = {
  accepted: ['accepted'],
  'accepted or deactivated': ['accepted', 'deactivated'],
  'any status': ['pending', 'accepted', 'rejected', 'deactivated'],
}

/** The guard's expected result, from the table of roles. */
const expected = (caller: Signed | string, { permission, method }: Route): string => {
  if (permission === 'public') return passes
  if (typeof caller === 'string') return caller
  const isPermitted = hasPermission(caller.role, permission)
  if (caller.role === 'view-as' && (method !== 'GET' || !isPermitted)) return '403 session.view_only'
  if (!isPermitted) return '403 session.forbidden'
  return openTo[permissions[permission].status].includes(caller.status) ? passes : '403 session.not_accepted'
}

const served: string[] = []
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const onRoute = ({ method, url }: { method: string | string[]; url: string }) =>
  void served.push(...[method].flat().map((each) => `${each} ${url}`))
const api = useApi({ now: () => clock.now, onRoute })
const tokens = {} as Record<Actor, string | undefined> // filled before the first test

const sign = (secret: Uint8Array, sessionId: string, at: Date) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sessionId)
    .setExpirationTime(new Date(at.getTime() + 900_000))
    .sign(secret)

beforeAll(async () => {
  const { db } = api.connection
  const restaurant = async (status?: 'pending' | 'rejected' | 'deactivated') =>
    (await api.signedIn((await addRestaurant(db, { status })).email)).accessToken
  const member = async (role: MemberRole, status?: 'deactivated') =>
    (await api.signedIn((await addMember(db, (await addRestaurant(db, { status })).restaurantId, role)).email)).accessToken
  const administrator = async (role: AdministratorRole) => (await api.signedIn((await addAdmin(db, role)).email, 'admin')).accessToken
  const view = async () => {
    const { call } = await api.signedIn((await addAdmin(db)).email, 'admin')
    return (await call(startView, { params: { restaurantId: (await addRestaurant(db)).restaurantId } })).data.accessToken
  }
  const disabledAdmin = await addAdmin(db)
  const disabled = (await api.signedIn(disabledAdmin.email, 'admin')).accessToken
  await updateUser(db, disabledAdmin.id, { disabledAt: clock.now })
  const ended = await restaurant()
  await api.fetch('/api/accounts/sign-out-everywhere', { method: 'POST', headers: { authorization: `Bearer ${ended}` } })
  const own = await restaurant()
  const sessionId = String(JSON.parse(atob(own.split('.')[1] ?? '')).sub)
  Object.assign(tokens, {
    'an anonymous caller': undefined,
    'the owner of an accepted restaurant': own,
    'the owner of another accepted restaurant': await restaurant(),
    'a manager': await member('manager'),
    'a member of the staff': await member('staff'),
    'a manager of a deactivated restaurant': await member('manager', 'deactivated'),
    'a member of the staff of a deactivated restaurant': await member('staff', 'deactivated'),
    'the owner of a pending restaurant': await restaurant('pending'),
    'the owner of a rejected restaurant': await restaurant('rejected'),
    'the owner of a deactivated restaurant': await restaurant('deactivated'),
    'an owner of the platform': await administrator('owner'),
    'a reviewer': await administrator('reviewer'),
    'an administrator for support': await administrator('support'),
    'an administrator for finance': await administrator('finance'),
    'an administrator who views a restaurant': await view(),
    'a disabled administrator': disabled,
    'a session that was signed out': ended,
    'an expired token': await sign(testSecret, sessionId, new Date(clock.now.getTime() - 900_001)),
    'a forged token': await sign(new TextEncoder().encode('another secret of at least 32 bytes'), sessionId, clock.now),
  } satisfies Record<Actor, string | undefined>)
})

/** A path with well-formed ids that do not exist. */
const addressOf = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'orderId' || name === 'sessionId' ? 'A'.repeat(22) : name === 'token' ? 'x' : crypto.randomUUID(),
  )

const request = async ({ method, path }: Pick<Route, 'method' | 'path'>, actor: Actor) => {
  const token = tokens[actor]
  const { statusCode, headers, json } = await api.inject({
    method,
    url: addressOf(path),
    headers: { 'x-forwarded-for': newNetwork(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  const { error } = String(headers['content-type']).includes('json') ? json<{ error?: string }>() : {}
  return { status: statusCode, error }
}

test('every route has the permission of its entry, and every entry has a route', () => {
  expect(contracts.length).toBeGreaterThan(50)
  expect(routePermissions).toEqual(Object.fromEntries(contracts.map((route) => [nameOf(route), route.permission])))
})

/**
 * Routes without a contract, besides built files: pictures, files (by one-time links of a session), the PDF of a receipt (by its link), the socket (which authorizes its own messages),
 * the development inbox, and the sandbox gateway (a server of its own, which has no sessions).
 */
const otherRoutes = [
  'GET /api/files/:token',
  'GET /api/receipts/:token/pdf',
  'GET /api/share-receipts/:token/pdf',
  'GET /dev/inbox',
  'GET /dev/inbox.json',
  'GET /health',
  'GET /ready',
  'GET /sandbox-gateway/*',
  'GET /uploads/:name',
  'GET /ws',
  'POST /sandbox-gateway/*',
]

test('the API serves the routes of the contracts and the listed ones, and no others', () => {
  const isBuiltFile = (name: string) => /^GET .*\/[^/]+\.\w+$/.test(name) && !name.includes('/dev/')
  const all = served.filter((name) => !/^(HEAD|OPTIONS) /.test(name) && !/ \/docs(\/|$)/.test(name) && !isBuiltFile(name))
  expect([...new Set(all)].toSorted()).toEqual([...contracts.map(nameOf), ...otherRoutes].toSorted())
})

/** Routes that end the caller's session run last. */
const endsSession = ({ path }: Route) => path.endsWith('sign-out-everywhere') || path.endsWith('logout')
/** This route needs a cookie that no actor here has, and returns `session.none` itself. */
const needsCookie = 'POST /api/restaurants/refresh-token'

describe.each(
  contracts.toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b))).map((route) => ({ name: nameOf(route), route })),
)('$name', ({ name, route }) => {
  test.each(actorNames)('%s', async (actor) => {
    const { status, error } = await request(route, actor)
    const result = expected(actors[actor], route)
    if (result !== passes) return expect(`${status} ${error}`).toBe(result)
    if (name !== needsCookie) expect(error ?? '').not.toMatch(/^session\./)
    expect(status).toBeLessThan(500)
    // Unknown ids are not found.
    if (route.path.includes(':')) expect(status).toBeGreaterThanOrEqual(400)
  })
})

test('a restaurant’s id in the path must be the caller’s own, otherwise nothing is found', async () => {
  const [own, other] = [await addRestaurant(api.connection.db), await addRestaurant(api.connection.db)]
  const { call } = await api.signedIn(own.email)
  await expect(call(listCuisines, { params: { merchantId: own.restaurantId } })).resolves.toMatchObject({ success: true })
  const refusal = await refusalOf(call(listCuisines, { params: { merchantId: other.restaurantId } }))
  expect(refusal).toMatchObject({ status: 404, code: 'request.not_found' })
})

describe('tables of another restaurant are not found and not changed', () => {
  const newTable = { number: 77, zone: { en: 'Mine', ar: '' }, seats: 2 }
  const tries = {
    update: (call, tableId) => call(updateTable, { params: { tableId }, body: { ...newTable, version: 1 } }),
    'set the zone': (call, tableId, own) => call(setZone, { body: { tableIds: [own, tableId], zone: newTable.zone } }),
    delete: (call, tableId, own) => call(deleteTables, { body: { tableIds: [own, tableId] } }),
    'replace codes': (call, tableId, own) => call(replaceCodes, { body: { tableIds: [own, tableId] } }),
    'record prints': (call, tableId, own) =>
      call(recordPrints, { body: { method: 'cards', codes: [own, tableId].map((id) => ({ tableId: id, codeVersion: 1 })) } }),
  } satisfies Record<string, (call: Call, tableId: string, own: string) => Promise<unknown>>

  test.each(Object.entries(tries))('%s', async (_what, attempt) => {
    const [victim, attacker] = [await addRestaurant(api.connection.db), await addRestaurant(api.connection.db)]
    const [owner, other] = [(await api.signedIn(victim.email)).call, (await api.signedIn(attacker.email)).call]
    const before = [await owner(listTables, {}), await other(listTables, {})]
    expect(await refusalOf(attempt(other, victim.tables.one, attacker.tables.one))).toMatchObject({ status: 404, code: 'table.not_found' })
    expect([await owner(listTables, {}), await other(listTables, {})]).toEqual(before)
  })
})
