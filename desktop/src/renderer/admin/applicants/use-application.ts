// An application as it was when it was looked at. What somebody else changes meanwhile is said, and not slipped under the reviewer's eyes.
import { readApplicant, type Applicant } from '@sufra/shared/applicants/applicant.routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicantsEvery, applicantsKey } from '../../app/applicants-waiting.ts'
import { call } from '../../app/api.ts'
import { queryClient } from '../../app/query-client.ts'
import { versionOf } from './review.ts'

export const useApplication = (applicantId: string) => {
  const query = useQuery({
    queryKey: [...applicantsKey, 'one', applicantId],
    queryFn: () => call(readApplicant, { params: { applicantId } }),
    refetchInterval: applicantsEvery,
    staleTime: 0,
  })
  const latest = query.data?.data
  const [looked, setLooked] = useState<Applicant>()
  if (latest && looked?.id !== latest.id) setLooked(latest)
  const isSame = !latest || !looked || versionOf(latest) === versionOf(looked)
  return {
    query,
    application: isSame ? latest : looked,
    /** Somebody else has worked on it since it was looked at. */
    isChanged: !isSame,
    /** Reads it anew and shows it as it stands; the lists are read anew too. */
    renew: async () => {
      const fresh = await query.refetch()
      if (fresh.data) setLooked(fresh.data.data)
      await queryClient.invalidateQueries({ queryKey: applicantsKey })
    },
  }
}
