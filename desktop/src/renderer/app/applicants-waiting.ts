// How many restaurants wait for an administrator, with an application or with new papers: the navigation, the dashboard and the list say the same.
import { listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** What is read of applications begins with it. */
export const applicantsKey = ['applicants'] as const

/** A new application shows itself within this time. */
export const applicantsEvery = 20_000

export const useApplicantsWaiting = () =>
  useQuery({
    queryKey: [...applicantsKey, 'waiting'],
    queryFn: () => call(listApplicants, { query: { status: 'pending', search: '', page: 1, pageSize: 1 } }),
    refetchInterval: applicantsEvery,
    select: ({ counts: { pending, renewals }, data }) => ({ count: pending + renewals, pending, renewals, first: data[0] }),
  })
