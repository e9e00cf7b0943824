import { readDeactivation } from '@sufra/shared/deactivation/deactivation.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { Dialog } from '@sufra/shared/ui/dialog'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { isolated } from '../../common/ui/text-direction.ts'
import { EffectStep } from './effect-step.tsx'
import { ReasonStep } from './reason-step.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

type Props = { restaurantId: string; title: string; onChanged?: () => void; onClose: () => void }

/**
 * Deactivates an accepted restaurant in two steps (consequences, then reason), or restores a deactivated one. `title`: the title until the
 * status is loaded.
 */
export const DeactivationDialog = ({ restaurantId, title, onChanged, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const [isEffectSeen, setEffectSeen] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['deactivation', restaurantId],
    queryFn: async () => (await call(readDeactivation, { params: { restaurantId } })).data,
    staleTime: 0,
    gcTime: 0,
  })
  const close = () => {
    void queryClient.invalidateQueries({ queryKey: ['provisions'] })
    onChanged?.()
    onClose()
  }
  if (!data)
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-64" />}
      </Dialog>
    )
  const name = inLanguage(data.name, language)
  const shared = { restaurantId, name, onDone: close, onClose }
  if (data.status === 'deactivated') return <RestoreDialog deactivation={data.deactivation} {...shared} />
  if (data.status !== 'accepted')
    return <Dialog isOpen onClose={onClose} title={isolated(name)} description={t('deactivation.notPossible')} />
  if (!isEffectSeen) return <EffectStep name={name} effect={data.effect} onNext={() => setEffectSeen(true)} onClose={onClose} />
  return <ReasonStep {...shared} onBack={() => setEffectSeen(false)} />
}
