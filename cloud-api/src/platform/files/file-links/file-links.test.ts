import { createDocumentLink } from '@sufra/shared/documents/document.routes'
import { fileLinkLifetime } from '@sufra/shared/file-links/file-link'
import { createSheetLink, exportMenu } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { apply, usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { users } from '../../../people/accounts/accounts.table.ts'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'
import { fileLinks } from './file-links.table.ts'

const platform = usePlatform()
type Signed = { accessToken: string }

const pass = (milliseconds: number) => (platform.clock.now = new Date(platform.clock.now.getTime() + milliseconds))
const get = (link: string, signed?: Signed, method = 'GET') =>
  platform.api.fetch(link, { method, headers: signed ? { authorization: `Bearer ${signed.accessToken}` } : {} })
/** Returns the status and the refusal code. */
const outcomeOf = async (answer: Promise<Response>) => {
  const { status, headers, ...rest } = await answer.then(async (each) => ({
    status: each.status,
    headers: each.headers,
    body: await each.text(),
  }))
  return headers.get('content-type')?.includes('json') ? `${status} ${(JSON.parse(rest.body) as { error: string }).error}` : String(status) // our own server's error
}
const merchant = async () => {
  const restaurant = await addRestaurant(platform.api.connection.db)
  return { ...restaurant, ...(await platform.api.signedIn(restaurant.email)) }
}
type Merchant = Awaited<ReturnType<typeof merchant>>
const sheetLink = async ({ call }: Pick<Merchant, 'call'>) =>
  (await call(createSheetLink, { body: { format: 'csv', kind: 'menu' } })).data.link
const documentLink = async (fileId: string) => (await platform.reviewer.call(createDocumentLink, { params: { fileId } })).data.link
const anyDocument = async () => {
  const owner = await apply(platform.api)
  return { owner, file: (await platform.reviewer.read(owner.id)).cards[0]?.newest?.files[0] ?? { id: '', type: '', size: 0 } }
}

test('a link returns the file unchanged, as a download that no browser opens, runs or stores', async () => {
  const { file } = await anyDocument()
  const answer = await get(await documentLink(file.id), platform.reviewer)
  expect(answer.status).toBe(200)
  expect((await answer.arrayBuffer()).byteLength).toBe(file.size)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': file.type,
    'content-length': String(file.size),
    'content-disposition': expect.stringMatching(/^attachment; filename="document\.(pdf|jpg)"$/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
  })
})

test.each(['csv', 'xlsx'] as const)('a menu sheet downloaded by its link equals the exported one (%s)', async (format) => {
  const owner = await merchant()
  const { link } = (await owner.call(createSheetLink, { body: { format, kind: 'template' } })).data
  const answer = await get(link, owner)
  const { data } = await owner.call(exportMenu, { query: { format, kind: 'template' } })
  expect(answer.headers.get('content-type')).toBe(data.type)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="template.${format}"`)
  if (format === 'csv') expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(data.base64)
})

describe('a link', () => {
  test('works once, even for requests at the same time', async () => {
    const owner = await merchant()
    const link = await sheetLink(owner)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(get(link, owner))))
    expect(outcomes.toSorted()).toEqual(['200', ...Array.from({ length: 7 }, () => '410 file.link_over')])
    expect(await outcomeOf(get(link, owner))).toBe('410 file.link_over')
  })

  test('works for 60 seconds', async () => {
    const owner = await merchant()
    const [first, second] = [await sheetLink(owner), await sheetLink(owner)]
    pass(fileLinkLifetime - 1)
    expect(await outcomeOf(get(first, owner))).toBe('200')
    pass(1)
    expect(await outcomeOf(get(second, owner))).toBe('410 file.link_over')
  })

  test('works only for the session that made it, and a request from another session does not use it up', async () => {
    const [owner, other] = [await merchant(), await merchant()]
    const again = await platform.api.signedIn(owner.email)
    const link = await sheetLink(owner)
    expect(await outcomeOf(get(link))).toBe('401 session.none')
    for (const signed of [other, again, platform.reviewer]) expect(await outcomeOf(get(link, signed))).toBe('410 file.link_over')
    expect(await outcomeOf(get(link, owner))).toBe('200')
  })

  test('cannot be guessed or changed', async () => {
    const owner = await merchant()
    const link = await sheetLink(owner)
    const guessed = ['', 'x', link.slice(0, -1), `${link}A`, `${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`]
    for (const each of guessed) {
      const path = each.startsWith('/') ? each : `/api/files/${each}`
      expect(await outcomeOf(get(path, owner))).toMatch(/^4(04|10) (request\.not_found|file\.link_over)$/)
    }
    expect(await outcomeOf(get(link, owner))).toBe('200')
  })

  test('is not used up by a HEAD request', async () => {
    const owner = await merchant()
    const link = await sheetLink(owner)
    expect((await get(link, owner, 'HEAD')).status).toBe(404)
    expect(await outcomeOf(get(link, owner))).toBe('200')
  })

  test('stops working when the session loses access to the file', async () => {
    const { db } = platform.api.connection
    const [signedOut, rejected] = [await merchant(), await merchant()]
    const [first, second] = [await sheetLink(signedOut), await sheetLink(rejected)]
    await get('/api/accounts/sign-out-everywhere', signedOut, 'POST')
    expect(await outcomeOf(get(first, signedOut))).toBe('401 session.none')
    await db.update(restaurants).set({ status: 'rejected' }).where(eq(restaurants.id, rejected.restaurantId))
    expect(await outcomeOf(get(second, rejected))).toBe('403 session.not_accepted')
    const { file } = await anyDocument()
    const link = await documentLink(file.id)
    await db.delete(users).where(eq(users.role, 'admin'))
    expect(await outcomeOf(get(link, platform.reviewer))).toBe('401 session.none')
  })
})

test('a link to an unknown document or another restaurant’s is refused, and administrators get a link to any document', async () => {
  const { owner, file } = await anyDocument()
  const { owner: other } = await anyDocument()
  const notFound = { status: 404, code: 'document.not_found' }
  expect(await refusalOf(other.call(createDocumentLink, { params: { fileId: file.id } }))).toMatchObject(notFound)
  expect(await refusalOf(owner.call(createDocumentLink, { params: { fileId: crypto.randomUUID() } }))).toMatchObject(notFound)
  expect((await owner.call(createDocumentLink, { params: { fileId: file.id } })).data.link).toMatch(/^\/api\/files\/[\w-]{43}$/)
  expect(await outcomeOf(get(await documentLink(file.id), platform.reviewer))).toBe('200')
})

test('only hashes of links are stored, and expired links are deleted with the next link', async () => {
  const { db } = platform.api.connection
  const owner = await merchant()
  const link = await sheetLink(owner)
  const own = () => db.select().from(fileLinks).where(eq(fileLinks.restaurantId, owner.restaurantId))
  expect(JSON.stringify(await own())).not.toContain(link.split('/').at(-1))
  pass(fileLinkLifetime)
  await sheetLink(await merchant())
  expect(await own()).toEqual([])
})
