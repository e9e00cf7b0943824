import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { documentKinds, type RestaurantDocument } from '@sufra/shared/documents/document'

const idOf = (count: number) => `0192a000-0000-7000-8000-00000000000${count}`

const documentOf = (kind: RestaurantDocument['kind'], index: number): RestaurantDocument => ({
  id: idOf(index),
  kind,
  type: kind === 'proofOfIdentity' ? 'qatarId' : null,
  issueDate: '2026-01-01',
  expirationDate: '2027-01-01',
  files: [],
  state: 'waiting',
  reason: null,
  submittedAt: '2026-11-20T12:00:00.000Z',
  reviewedAt: null,
})

/** A pending application whose seven documents wait; their files are left out. */
export const anApplication: Applicant = {
  id: idOf(9),
  status: 'pending',
  submittedAt: '2026-11-20T12:00:00.000Z',
  today: '2026-11-22',
  profile: {
    name: { en: 'Bayt Noora', ar: 'بيت نورة' },
    branchName: 'Al Sadd',
    firstName: 'Noora',
    lastName: 'Ali',
    email: 'noora@sufra.test',
    contactNumber: '97455512345',
    restaurantAddress: 'Street 840, Doha',
    facebookUrl: '',
    instagramUrl: '',
    googleReviewUrl: 'https://g.page/r/noora/review',
    commercialRegistrationNumber: 'CR-1',
    tradeLicenseNumber: 'TL-1',
    establishmentIdNumber: 'EST-1',
    taxIdentificationNumber: 'TIN-1',
  },
  cards: documentKinds.map((kind, index) => ({ kind, newest: documentOf(kind, index), inForce: null })),
  history: [],
}
