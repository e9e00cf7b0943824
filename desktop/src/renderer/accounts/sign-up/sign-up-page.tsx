import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '../../app/router.ts'
import { forget, readStoredDraft } from './stored-draft.ts'
import { Wizard } from './wizard.tsx'

/** A restaurant applies (spec §2). What was entered at an earlier visit is there again. */
export const SignUpPage = () => {
  const navigate = useNavigate()
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['kept-application'],
    queryFn: readStoredDraft,
    gcTime: 0,
    staleTime: Infinity,
  })
  const startOver = async () => {
    await forget()
    await refetch()
    void navigate('?', { replace: true })
  }
  if (!data) return <Skeleton className="h-96" />
  return <Wizard key={dataUpdatedAt} kept={data} onStartOver={() => void startOver()} />
}
