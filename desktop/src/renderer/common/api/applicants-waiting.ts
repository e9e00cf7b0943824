// The number of restaurants waiting for review, with an application or with new documents. Shared by the navigation, the dashboard and the
// list.
import { listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** Prefix of all query keys of applicants. */
export const applicantsKey = ['applicants'] as const

/** In milliseconds: a new application appears within this time. */
export const applicantsPollInterval = 20_000

export const useApplicantsWaiting = (enabled = true) =>
  useQuery({
    queryKey: [...applicantsKey, 'waiting'],
    queryFn: () => call(listApplicants, { query: { status: 'pending', search: '', page: 1, pageSize: 1 } }),
    refetchInterval: applicantsPollInterval,
    enabled,
    select: ({ counts: { pending, renewals }, data }) => ({ count: pending + renewals, pending, renewals, first: data[0] }),
  })
