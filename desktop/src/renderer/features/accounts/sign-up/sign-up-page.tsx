import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '../../../common/pages/router.ts'
import { deleteStoredDraft, readStoredDraft } from './stored-draft.ts'
import { Wizard } from './wizard.tsx'

/** The application of a restaurant (spec §2). A draft of an earlier visit is restored. */
export const SignUpPage = () => {
  const navigate = useNavigate()
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['stored-application'],
    queryFn: readStoredDraft,
    gcTime: 0,
    staleTime: Infinity,
  })
  const startOver = async () => {
    await deleteStoredDraft()
    await refetch()
    void navigate('?', { replace: true })
  }
  if (!data) return <Skeleton className="h-96" />
  return <Wizard key={dataUpdatedAt} stored={data} onStartOver={() => void startOver()} />
}
