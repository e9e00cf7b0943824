// A restaurant in the format of its page, and the page opened at one of its tabs by an administrator.
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { documentKinds } from '@sufra/shared/documents/document'
import { onTestFinished } from 'vitest'
import { answerCalls, answerWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { storeSession } from '../../common/session/session-state.ts'
import { createMemoryRouter, RouterProvider, type RouteObject } from '../../common/pages/router.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { AuditTab } from './audit-tab.tsx'
import { ConnectionTab } from './connection-tab.tsx'
import { DevicesTab } from './devices-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { NotesTab } from './notes-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { RestaurantPage } from './restaurant-page.tsx'
import { StaffTab } from './staff-tab.tsx'
import { SubscriptionTab } from './subscription/subscription-tab.tsx'

export const idOf = (count: number) => `0192a000-0000-7000-8000-00000000000${count}`

/** A document of the restaurant. */
export const aDocument = (id: number, change: object = {}) => ({
  id: idOf(id),
  kind: 'tradeLicense',
  type: null,
  issueDate: '2025-01-01',
  expirationDate: '2026-12-01',
  files: [{ id: idOf(9), type: 'application/pdf', size: 1 }],
  state: 'verified',
  reason: null,
  submittedAt: '2026-11-01T08:00:00.000Z',
  reviewedAt: '2026-11-02T08:00:00.000Z',
  ...change,
})

export const aRestaurant = {
  id: idOf(1),
  status: 'accepted',
  submittedAt: '2026-11-01T08:00:00.000Z',
  signedUpAt: '2026-10-31T08:00:00.000Z',
  today: '2026-11-25',
  phone: '+97444123456',
  unreachableSince: null as string | null,
  profile: {
    name: { en: 'Bayt Noora', ar: 'بيت نورة' },
    branchName: 'Al Sadd',
    firstName: 'Noora',
    lastName: 'Ali',
    email: 'noora@sufra.test',
    contactNumber: '97455512345',
    restaurantAddress: 'Suhaim Street, Doha',
    facebookUrl: '',
    instagramUrl: '',
    googleReviewUrl: 'https://g.page/r/test',
    commercialRegistrationNumber: 'CR-1',
    tradeLicenseNumber: 'TL-1',
    establishmentIdNumber: 'ES-1',
    taxIdentificationNumber: 'TX-1',
  },
  cards: documentKinds.map((kind) => ({ kind, newest: null as object | null, inForce: null as object | null })),
  history: [{ at: '2026-11-02T08:00:00.000Z', by: 'Ada Admin', action: 'applicant_verified', details: { kinds: ['tradeLicense'] } }],
}

const routes: RouteObject[] = [
  {
    path: '/admin/provisions/:restaurantId',
    element: <RestaurantPage />,
    children: [
      { index: true, element: <ProfileTab /> },
      { path: 'documents', element: <DocumentsTab /> },
      { path: 'subscription', element: <SubscriptionTab /> },
      { path: 'staff', element: <StaffTab /> },
      { path: 'devices', element: <DevicesTab /> },
      { path: 'connection', element: <ConnectionTab /> },
      { path: 'notes', element: <NotesTab /> },
      { path: 'audit', element: <AuditTab /> },
    ],
  },
  { path: '/admin/provisions', element: <p>The list</p> },
  { path: '/admin/audit', element: <p>The audit log</p> },
]

type Options = { role?: AdministratorRole; restaurant?: Partial<typeof aRestaurant>; details?: Answer; answers?: Record<string, Answer> }

export const detailsPath = `GET /api/admin/restaurants/${aRestaurant.id}`
/** The name of a call about the restaurant. */
export const pathOf = (method: string, rest: string) => `${method} /api/admin/restaurants/${aRestaurant.id}/${rest}`

/** Opens a tab. Returns the user and the sent bodies. */
export const openRestaurant = async (tab: string, { role = 'owner', restaurant, details, answers }: Options = {}) => {
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  const sent = answerCalls({ [detailsPath]: details ?? answerWith({ ...aRestaurant, ...restaurant }), ...answers })
  const router = createMemoryRouter(routes, { initialEntries: [`/admin/provisions/${aRestaurant.id}/${tab}`] })
  const rendered = renderPage(<RouterProvider router={router} />)
  // The session is stored after `renderPage` has cleared the cache, and before the page is rendered.
  storeSession({
    user: {
      id: idOf(7),
      role: 'admin',
      status: 'accepted',
      name: 'Ada Admin',
      email: 'ada@sufra.test',
      administratorRole: role,
      restaurant: null,
    },
  })
  return { user: await rendered, sent, router }
}
