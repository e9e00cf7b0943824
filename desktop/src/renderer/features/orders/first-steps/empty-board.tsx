import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Soup } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../common/session/use-may.ts'
import { FirstStepsCard } from './first-steps-card.tsx'
import { useFirstSteps } from './use-first-steps.ts'

/** Shown on an empty board: the first steps of a new restaurant, or an empty state once they are done or dismissed. */
export const EmptyBoard = () => {
  const { t } = useTranslation()
  const { isLoading, done, dismiss, confirmAlarm } = useFirstSteps()
  const mayDismiss = useMay()('first-steps.dismiss')
  if (isLoading) return null
  return (
    <div className="m-auto w-full max-w-2xl p-4">
      {done ? (
        <FirstStepsCard done={done} onDismiss={mayDismiss ? () => void dismiss() : undefined} onAlarmConfirmed={confirmAlarm} />
      ) : (
        <EmptyState icon={Soup} title={t('board.emptyTitle')} text={t('board.emptyText')} />
      )}
    </div>
  )
}
