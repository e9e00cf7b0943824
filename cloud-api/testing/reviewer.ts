// An administrator who reviews applicants, and restaurants that resubmit documents, through the API.
import { readMe } from '@sufra/shared/accounts/account.routes'
import { readApplicant, rejectApplicant, verifyApplicant, type Applicant } from '@sufra/shared/applicants/applicant.routes'
import type { Call } from '@sufra/shared/contract/client'
import { sendDocuments } from '@sufra/shared/documents/document.routes'
import type { AppOptions } from '../src/app-options.ts'
import { addApplicant, formDataOf, goodDocuments, type Parts } from './applicants.ts'
import { beforeEach } from 'vitest'
import { useApi, type TestApi } from './test-api.ts'
import { addAdmin } from './test-restaurant.ts'

/** The document versions shown to a reviewer. */
export const seenOf = ({ cards }: Applicant) => cards.flatMap(({ newest }) => (newest ? [newest.id] : []))
export const documentOf = ({ cards }: Applicant, kind: string) => cards.find((card) => card.kind === kind)?.newest?.id ?? ''

/** Signs a restaurant up. */
export const apply = async (api: TestApi, change: Parts = {}) => {
  const owner = await addApplicant(api, change)
  const { data: me } = await owner.call(readMe, {})
  return { ...owner, id: me.id }
}

/** Uploads new documents of these kinds. */
export const replace = async (owner: { call: Call }, kinds: string[]) => {
  const documents = await goodDocuments()
  const parts = Object.entries(documents).filter(([name]) => kinds.some((kind) => name.startsWith(kind)))
  return owner.call(sendDocuments, { form: formDataOf(Object.fromEntries(parts)) })
}

/** Creates an administrator and signs in. */
export const signInReviewer = async (api: TestApi) => {
  const { call, accessToken } = await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')
  const read = async (id: string): Promise<Applicant> => (await call(readApplicant, { params: { applicantId: id } })).data
  return {
    call,
    accessToken,
    read,
    verify: async (id: string) => call(verifyApplicant, { params: { applicantId: id }, body: { seen: seenOf(await read(id)) } }),
    reject: async (id: string, kinds: string[], reason = 'The number does not match') => {
      const applicant = await read(id)
      const documents = kinds.map((kind) => ({ id: documentOf(applicant, kind), reason }))
      return call(rejectApplicant, { params: { applicantId: id }, body: { seen: seenOf(applicant), documents } })
    },
  }
}

type Reviewer = Awaited<ReturnType<typeof signInReviewer>>

/**
 * The API for a test file, with its own clock. Each test has its own administrator and starts an hour later, when old tokens have expired.
 */
export const usePlatform = (options: Pick<AppOptions, 'paymentGateway'> = {}) => {
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  const platform = { clock, api: useApi({ now: () => clock.now, ...options }) } as { clock: typeof clock; api: TestApi; reviewer: Reviewer } // complete before each test
  beforeEach(async () => {
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    platform.reviewer = await signInReviewer(platform.api)
  })
  return platform
}
