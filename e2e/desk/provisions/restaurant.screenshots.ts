// The page of one restaurant: every tab full, empty and failed, its dialogs, and the saved views of the list. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { documentKinds } from '@sufra/shared/documents/document'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''
const id = '01890000-0000-7000-8000-000000000001'
const idOf = (count: number) => `01890000-0000-7000-8000-0000000001${count}`
const day = 86_400_000
const at = (days: number) => new Date(Date.now() - days * day).toISOString()
const dateIn = (days: number) => at(-days).slice(0, 10)

const documentOf = (index: number, kind: string, change: object = {}) => ({
  id: idOf(20 + index),
  kind,
  type: kind === 'proofOfIdentity' ? 'qatarId' : null,
  issueDate: kind === 'restaurantImages' ? null : dateIn(-300),
  expirationDate: kind === 'restaurantImages' ? null : dateIn(200),
  files: [{ id: idOf(40 + index), type: 'application/pdf', size: 120_000 }],
  state: 'verified',
  reason: null,
  submittedAt: at(40),
  reviewedAt: at(39),
  ...change,
})
const changes: Record<string, object> = {
  commercialLicense: { expirationDate: dateIn(9) },
  taxCertificates: { expirationDate: dateIn(-12) },
  foodSafetyCertificates: { state: 'rejected', reason: 'The number does not match the registration. الرقم لا يطابق السجل.' },
}
const cards = documentKinds.map((kind, index) => {
  if (kind === 'establishmentId') return { kind, newest: null, inForce: null }
  const newest = documentOf(index, kind, changes[kind])
  if (kind !== 'tradeLicense') return { kind, newest, inForce: newest.state === 'verified' ? newest : null }
  const waiting = documentOf(index + 10, kind, { state: 'waiting', reviewedAt: null, submittedAt: at(1) })
  return { kind, newest: waiting, inForce: { ...newest, expirationDate: dateIn(5) } }
})
const restaurant = {
  id,
  status: 'accepted',
  submittedAt: at(41),
  signedUpAt: at(60),
  today: dateIn(0),
  phone: '+97444123456',
  unreachableSince: at(0.1),
  profile: {
    name: { en: 'The Old Corniche Charcoal Grill', ar: 'مشاوي الكورنيش القديم' },
    branchName: 'The Pearl',
    firstName: 'حمد',
    lastName: 'المناعي',
    email: 'hamad.al-mannai.restaurants@example.com',
    contactNumber: '97455512345',
    restaurantAddress: 'Suhaim bin Hamad Street, Al Sadd, Doha',
    facebookUrl: '',
    instagramUrl: 'https://instagram.com/old.corniche',
    googleReviewUrl: 'https://g.page/r/old-corniche/review',
    commercialRegistrationNumber: '55120/3',
    tradeLicenseNumber: 'TL-2211',
    establishmentIdNumber: '17-334455-00',
    taxIdentificationNumber: '5000112233',
  },
  cards,
  history: [
    { at: at(39), by: 'Noora Al Kuwari', action: 'applicant_verified', details: { kinds: documentKinds.slice(0, 3) } },
    {
      at: at(50),
      by: 'Ada Admin',
      action: 'applicant_rejected',
      details: { documents: [{ kind: 'tradeLicense', reason: 'The picture is unreadable' }] },
    },
  ],
}
const member = (index: number, name: string, role: string, hasPin = false) => ({
  id: idOf(60 + index),
  name,
  email: `${role}.${index}@old-corniche.example.com`,
  role,
  lastUsedAt: index === 2 ? null : at(index * 3),
  hasPin,
})
const team = {
  members: [
    member(0, 'حمد المناعي', 'owner'),
    member(1, 'Maria Concepcion Delos Santos', 'manager'),
    member(2, 'Omar Saleh', 'staff', true),
  ],
  invitations: [{ id: idOf(70), email: 'new.cashier@old-corniche.example.com', role: 'staff', expiresAt: at(-3) }],
}
const session = (index: number, browser: string) => ({
  id: String(index).repeat(22),
  browser,
  system: 'Windows',
  signedInAt: at(9),
  lastUsedAt: at(index / 20),
  isThis: false,
})
const device = (index: number, label: string, appVersion: string, people: string[]) => ({
  id: idOf(80 + index),
  label,
  browser: appVersion ? 'Sufra' : 'Chrome',
  system: index === 1 ? 'Android' : 'Windows',
  appVersion,
  lastSeenAt: at(index),
  people,
  isThis: false,
})
const devices = [
  device(0, 'Front counter', '1.4.0', ['Omar Saleh', 'حمد المناعي']),
  device(1, '', '', ['Maria Concepcion Delos Santos']),
  device(2, '', '1.3.2', []),
]
const note = (index: number, text: string, author: string, isOwn: boolean) => ({
  id: idOf(90 + index),
  text,
  author,
  isOwn,
  createdAt: at(index * 2),
  changedAt: index === 1 ? at(1) : null,
})
const notes = [
  note(0, 'المالك مسافر حتى شهر مارس. اتصل بالمدير.', 'نورة الكواري', false),
  note(1, 'Called back about the trade license.\nThe renewal is at the municipality; expect it next week.', 'Ada Admin', true),
]
const connections = [
  { counterId: idOf(81), since: at(0.4), until: null },
  { counterId: idOf(80), since: at(1.2), until: at(0.7) },
  { counterId: idOf(81), since: at(2), until: at(1.99) },
]
const outages = [
  { since: at(0.1), until: null },
  { since: at(9), until: at(7.9) },
]
const views = [
  { id: idOf(95), name: 'Waiting, West Bay', status: 'pending', search: 'west bay', sort: 'oldest' },
  { id: idOf(96), name: 'مطاعم مقبولة حسب الاسم', status: 'accepted', search: '', sort: 'name' },
]

const base = `**/api/admin/restaurants/${id}`
const answers = (page: Page, replies: Record<string, unknown>) =>
  Promise.all(
    Object.entries(replies).map(([path, data]) =>
      page.route(path, (route) =>
        route.fulfill(data === undefined ? { status: 404, json: { success: false } } : { json: { success: true, data } }),
      ),
    ),
  )

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`the page of a restaurant (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const { common, documents, provisions, restaurantPage: texts, staff, devices: deviceTexts } = menuText[language]
      const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-restaurant-${screen}${name}`)
      const open = (tab: string) => page.goto(`/admin/provisions/${id}${tab}`)
      const heading = page.getByRole('heading', { level: 1 })

      await answers(page, {
        [base]: restaurant,
        [`${base}/staff`]: team,
        [`${base}/staff/*/sessions`]: [session(1, 'Chrome'), session(2, 'Edge')],
        [`${base}/devices`]: devices,
        [`${base}/connections`]: { connections, outages },
        [`${base}/notes`]: notes,
        '**/api/admin/saved-views': views,
      })
      await open('')
      await expect(page.getByText(restaurant.profile.email)).toBeVisible()
      await picture('profile')
      await open('/documents')
      await expect(page.getByRole('list', { name: documents.title })).toBeVisible()
      await picture('documents')
      await open('/staff')
      await expect(page.getByText('Omar Saleh')).toBeVisible()
      await picture('staff')
      await page.getByRole('list', { name: staff.title }).getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByText('Edge')).toBeVisible()
      await picture('sessions')
      await open('/devices')
      await expect(page.getByText('Front counter')).toBeVisible()
      await picture('devices')
      await page.getByRole('list', { name: deviceTexts.title }).getByRole('button').first().click()
      await page.getByRole('menuitem', { name: deviceTexts.revoke }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await picture('revoke')
      await open('/connection')
      await expect(page.getByRole('listitem').last()).toBeVisible()
      await picture('connection')
      await open('/notes')
      await expect(page.getByText('Called back about')).toBeVisible()
      await picture('notes')
      await page.getByRole('button', { name: texts.note.actions }).click()
      await page.getByRole('menuitem', { name: texts.note.change }).click()
      await picture('note')
      await page.goto('/admin/provisions?status=accepted&sort=name')
      await page.getByRole('button', { name: views[1]?.name }).click()
      await expect(page.getByRole('menuitem', { name: provisions.views.manage })).toBeVisible()
      await picture('views')
      await page.getByRole('menuitem', { name: provisions.views.manage }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await picture('views-manage')

      await answers(page, {
        [base]: {
          ...restaurant,
          status: 'deactivated',
          unreachableSince: null,
          history: [],
          cards: cards.map((card) => ({ ...card, newest: null, inForce: null })),
        },
        [`${base}/staff`]: { members: [], invitations: [] },
        [`${base}/devices`]: [],
        [`${base}/connections`]: { connections: [], outages: [] },
        [`${base}/notes`]: [],
      })
      for (const tab of ['documents', 'staff', 'devices', 'connection', 'notes']) {
        await open(`/${tab}`)
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
        await picture(`${tab}-empty`)
      }
      await answers(page, { [`${base}/notes`]: undefined })
      await open('/notes')
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
      await picture('notes-failed')
      await answers(page, { [base]: undefined })
      await open('')
      await expect(page.getByText(texts.notFound)).toBeVisible({ timeout: 20_000 })
      await picture('not-found')
      await page.route(base, () => {})
      await open('')
      await expect(heading).toBeAttached()
      await picture('loading')
      await page.unrouteAll()
      await page.context().close()
    })
