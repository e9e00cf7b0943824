// The seven documents of the demo restaurant, verified; one of them expires soon.
import { readFile } from 'node:fs/promises'
import { datedKinds, type DatedKind, type DocumentFile } from '@sufra/shared/documents/document'
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { createDocumentStorage } from '../../licensing/documents/document-storage.ts'
import type { documents } from '../../licensing/documents/documents.table.ts'
import type { FileStore } from '../../platform/files/uploads/file-store.ts'
import { demoNumbers, demoRestaurant } from '../demo-restaurant.ts'
import { drawDocument } from './draw-document.ts'
import { renderedFolder, renderedName } from '../plates/plates.ts'

type Row = typeof documents.$inferInsert

const oneDay = 86_400_000

/** Days until each document expires; it was issued for a year. */
const kinds: Record<DatedKind, { title: string; number: string; expiresIn: number }> = {
  commercialLicense: { title: 'Commercial registration', number: demoNumbers.commercialRegistrationNumber, expiresIn: 212 },
  tradeLicense: { title: 'Trade licence', number: demoNumbers.tradeLicenseNumber, expiresIn: 143 },
  establishmentId: { title: 'Establishment ID', number: demoNumbers.establishmentIdNumber, expiresIn: 298 },
  taxCertificates: { title: 'Tax certificate', number: demoNumbers.taxIdentificationNumber, expiresIn: 87 },
  proofOfIdentity: { title: 'Qatar ID', number: '289 634 00021', expiresIn: 334 },
  foodSafetyCertificates: { title: 'Food safety certificate', number: 'FS-2231', expiresIn: 24 },
}

/** Dishes whose pictures show the restaurant. */
const shown = ['Mixed Grill', 'Chicken Machboos', 'Qatari Coffee']

/** Stores the files, and returns the rows of the documents. */
export const createDemoDocuments = async (files: FileStore, restaurantId: string, now: Date): Promise<Row[]> => {
  const storage = createDocumentStorage(files)
  const dayIn = (days: number) => dayOf(new Date(now.getTime() + days * oneDay), homeTimeZone)
  const reviewedAt = new Date(now.getTime() - 58 * oneDay)
  const rowOf = (row: Pick<Row, 'kind' | 'files'> & Partial<Row>): Row => ({
    restaurantId,
    id: uuidv7(),
    state: 'verified',
    submittedAt: new Date(now.getTime() - 60 * oneDay),
    reviewedAt,
    ...row,
  })
  const dated = datedKinds.map(async (kind) => {
    const { title, number, expiresIn } = kinds[kind]
    const [issueDate, expirationDate] = [dayIn(expiresIn - 365), dayIn(expiresIn)]
    const bytes = drawDocument({
      title,
      issuer: 'STATE OF QATAR  -  SAMPLE',
      fields: [
        ['Number', number],
        ['Trade name', demoRestaurant.name.en],
        ['Address', demoRestaurant.address],
        ['Issued', issueDate],
        ['Expires', expirationDate],
      ],
    })
    const type = kind === 'proofOfIdentity' ? ('qatarId' as const) : null
    return rowOf({ kind, type, issueDate, expirationDate, files: [await storage.put({ type: 'application/pdf', bytes })] })
  })
  const pictures = await Promise.all(
    shown.map(async (name): Promise<DocumentFile> => {
      const picture = sharp(await readFile(new URL(renderedName(name), renderedFolder)))
      return storage.put({ type: 'image/jpeg', bytes: await picture.jpeg({ quality: 80 }).toBuffer() })
    }),
  )
  return [...(await Promise.all(dated)), rowOf({ kind: 'restaurantImages', files: pictures })]
}

/** Stores a sample for each missing file of other restaurants' documents. */
export const storeSamples = async (files: FileStore, ids: readonly string[]): Promise<void> => {
  const sample = drawDocument({ title: 'Sample document', issuer: 'STATE OF QATAR  -  SAMPLE', fields: [['Issued', 'for the demo']] })
  await Promise.all(ids.map((id) => files.put(`documents/${id}`, sample)))
}
