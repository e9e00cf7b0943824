// An application in the version in which it was opened. Changes by others are reported, and displayed only when the reviewer asks for them.
import { readApplicant, type Applicant } from '@sufra/shared/applicants/applicant.routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicantsPollInterval, applicantsKey } from './applicants-waiting.ts'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { changedBy } from './review.ts'

export const useApplication = (applicantId: string) => {
  const query = useQuery({
    queryKey: [...applicantsKey, 'one', applicantId],
    queryFn: () => call(readApplicant, { params: { applicantId } }),
    refetchInterval: applicantsPollInterval,
    staleTime: 0,
  })
  const latest = query.data?.data
  const [shown, setShown] = useState<Applicant>()
  if (latest && shown?.id !== latest.id) setShown(latest)
  const changer = latest && shown && changedBy(shown, latest)
  return {
    query,
    application: changer ? shown : latest,
    /** The side that has changed it since it was opened. */
    changedBy: changer,
    /** Refetches and shows the current version, and invalidates the lists. */
    refresh: async () => {
      const fresh = await query.refetch()
      if (fresh.data) setShown(fresh.data.data)
      await queryClient.invalidateQueries({ queryKey: applicantsKey })
    },
  }
}
