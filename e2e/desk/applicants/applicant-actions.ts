// Applicants who sign up through the API, and the administrator who reviews them.
import { randomInt } from 'node:crypto'
import { expect, type Browser, type Page } from 'playwright/test'
import { listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { loginAdmin, loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { Call } from '@sufra/shared/contract/client'
import { datedKinds, type DatedKind } from '@sufra/shared/documents/document'
import { sendDocuments } from '@sufra/shared/documents/document.routes'
import { applyWith, callsOf, dayFromNow, password } from '../../applicant.ts'
import { pdfOf, photoOfDocument, photoOfPlace, type DocumentFile } from './applicant-documents.ts'

export type Restaurant = {
  name: string
  branch: string
  owner: [first: string, last: string]
  email: string
  contactNumber: string
  tradeLicenseNumber: string
}

const append = (form: FormData, name: string, { bytes, type, name: fileName }: DocumentFile) =>
  form.append(name, new Blob([bytes], { type }), fileName)

const appendDocument = (form: FormData, kind: DatedKind, file: DocumentFile, lastDay = dayFromNow(400)) => {
  append(form, kind, file)
  form.append(`${kind}IssueDate`, dayFromNow(-200))
  form.append(`${kind}ExpirationDate`, lastDay)
}

/** Appends the six dated documents: a PDF of three pages, a document that is about to expire, and photos. */
const appendDocuments = async (form: FormData, { name, tradeLicenseNumber, owner }: Restaurant) => {
  for (const kind of datedKinds)
    if (kind === 'commercialLicense')
      appendDocument(form, kind, pdfOf([`Commercial registration CR-55120/3`, `${name}: shareholders`, 'Annex']))
    else if (kind === 'tradeLicense')
      appendDocument(form, kind, await photoOfDocument('Trade License', [`No. ${tradeLicenseNumber}`, name]), dayFromNow(20))
    else if (kind === 'proofOfIdentity') appendDocument(form, kind, await photoOfDocument('Qatar ID', [owner.join(' '), 'No. 28463400123']))
    else appendDocument(form, kind, await photoOfDocument(kind, [name]))
  form.append('proofOfIdentityType', 'qatarId')
  append(form, 'restaurantImages', await photoOfPlace('#4a5d23', 'Front'))
  append(form, 'restaurantImages', await photoOfPlace('#8a5a00', 'Kitchen'))
  append(form, 'restaurantImages', await photoOfPlace('#1d5592', 'Terrace'))
}

/** Signs a restaurant up with both codes and all its documents. */
export const apply = async (url: string, restaurant: Restaurant): Promise<void> => {
  const { name: restaurantName, branch: branchName, owner, email, contactNumber, tradeLicenseNumber } = restaurant
  const form = new FormData()
  await appendDocuments(form, restaurant)
  const change = { restaurantName, branchName, firstName: owner[0], lastName: owner[1], tradeLicenseNumber }
  await applyWith(url, { email, contactNumber }, form, { ...change, commercialRegistrationNumber: 'CR-55120/3' })
}

/** Sends a document of a restaurant again. */
export const sendAgain = async (url: string, email: string, kind: DatedKind, file: DocumentFile): Promise<void> => {
  const { accessToken } = await callsOf(url)(loginMerchant, { body: { email, password } })
  const form = new FormData()
  appendDocument(form, kind, file)
  await callsOf(url, `Bearer ${accessToken}`)(sendDocuments, { form })
}

/** Returns API calls of a signed-in administrator. */
export const administrator = async (url: string): Promise<Call> => {
  const { accessToken } = await callsOf(url)(loginAdmin, { body: { email: 'admin@sufra.test', password } })
  return callsOf(url, `Bearer ${accessToken}`)
}

/** Opens a page of a signed-in administrator. */
export const openAdmin = async (browser: Browser, url: string, locale: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 768 }, locale })
  const answer = await context.request.post(loginAdmin.path, { data: { email: 'admin@sufra.test', password } })
  expect(answer.ok()).toBe(true)
  const page = await context.newPage()
  await page.goto('/admin')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  return page
}

export const locales = { en: 'en-GB', ar: 'ar-QA' } as const

export const dialog = (page: Page) => page.getByRole('dialog').last()

/** Whether the canvas of a PDF page has dark pixels. */
export const isPageRendered = (page: Page, number: number) =>
  page.locator(`[data-page="${number}"] canvas`).evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return pixels.some((value, index) => index % 4 < 3 && value < 128)
  })

const serverUrl = () => process.env.SUFRA_URL ?? ''

/** The pages and the applicants on the browser tests' server, which other tests use at the same time. */
export const platform = {
  url: serverUrl,
  /** Adds an applicant. Its name is unique. */
  newApplicant: async (ofKind: string) => {
    const number = String(randomInt(1_000_000)).padStart(6, '0')
    const name = `${ofKind} ${number}`
    const email = `owner${number}@example.com`
    const owner: Restaurant['owner'] = ['Noora', 'Al Kuwari']
    const contactNumber = `97466${number}`
    await apply(serverUrl(), { name, branch: 'Al Sadd', owner, email, contactNumber, tradeLicenseNumber: `TL ${number}` })
    const call = await administrator(serverUrl())
    const { data } = await call(listApplicants, { query: { status: 'all', search: name, page: 1, pageSize: 10 } })
    return { id: data[0]?.id ?? '', name, email, call }
  },
}
