// Restaurants that wait for a review, with an application or with new documents.
import { countApplicants, listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { useQuery } from '@tanstack/react-query'
import { useCounts } from '../../common/lists/use-counts.ts'
import { call } from '../../common/api/api.ts'

/** Prefix of all query keys of applicants. */
export const applicantsKey = ['applicants'] as const

/** Milliseconds between polls: a new application appears within this time. */
export const applicantsPollInterval = 20_000

/** The numbers of applicants, shared by the navigation and the list. */
export const useApplicantCounts = (enabled = true) =>
  useCounts(applicantsKey, () => call(countApplicants, {}), applicantsPollInterval, enabled)

/** The longest waiting application. */
export const useFirstApplicant = () =>
  useQuery({
    queryKey: [...applicantsKey, 'waiting'],
    queryFn: () => call(listApplicants, { query: { counts: 'none', status: 'pending', search: '', page: 1, pageSize: 1 } }),
    refetchInterval: applicantsPollInterval,
    select: ({ data }) => data[0],
  }).data
