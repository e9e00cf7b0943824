import { mayChangeNumbers } from '@sufra/shared/accounts/merchant-status'
import { readProfile } from '@sufra/shared/accounts/own-account.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { SecuritySection } from '../../features/accounts/security-section.tsx'
import { call } from '../../common/api/api.ts'
import { useMay } from '../../common/session/use-may.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'
import { useSession } from '../../common/session/session.ts'
import { ProfileForm } from './profile-form.tsx'

export const ProfilePage = () => {
  const status = useSession().data?.user?.status
  const mayEdit = useMay()('settings.edit')
  const { data, error, refetch, isFetching } = useQuery({
    enabled: mayEdit,
    queryKey: cachedResponseKey(readProfile.path),
    queryFn: () => nullIfForbidden(call(readProfile, {})),
  })
  // A member who may not edit the profile sees only their own password and sessions.
  if (!mayEdit || data === null)
    return (
      <div className="max-w-3xl p-4">
        <SecuritySection />
      </div>
    )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <Skeleton className="m-4 h-96 max-w-3xl" />
  return (
    <div className="flex max-w-3xl flex-col gap-8 p-4">
      <ProfileForm profile={data.data} canEditNumbers={status !== undefined && mayChangeNumbers(status)} />
      <div className="border-t border-line pt-8">
        <SecuritySection />
      </div>
    </div>
  )
}

/**
 * Returns null when the caller lacks the permission. Unlike an error, null stays during a refetch, and so does the message that the page
 * shows for it.
 */
const nullIfForbidden = async <T,>(reply: Promise<T>): Promise<T | null> => {
  try {
    return await reply
  } catch (error) {
    if (error instanceof ApiError && error.code === 'session.forbidden') return null
    throw error
  }
}
