import { restoreRestaurant, type Deactivation } from '@sufra/shared/deactivation/deactivation.routes'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { isolated } from '../../common/ui/text-direction.ts'
import { useBusy } from '../../common/ui/use-busy.ts'

type Props = { restaurantId: string; name: string; deactivation: Deactivation | null; onDone: () => void; onClose: () => void }

/** Restores a deactivated restaurant. Shows since when and why it is deactivated. */
export const RestoreDialog = ({ restaurantId, name, deactivation, onDone, onClose }: Props) => {
  const { t } = useTranslation()
  const dateTimeText = useDateTimeText()
  const { isBusy, run } = useBusy()
  const restore = () =>
    run(async () => {
      await call(restoreRestaurant, { params: { restaurantId } })
      showSuccess(t('deactivation.restored', { name: isolated(name) }))
      onDone()
    })
  return (
    <ConfirmDialog
      title={t('deactivation.restoreTitle', { name: isolated(name) })}
      subtitle={t('deactivation.restoreText')}
      action={t('deactivation.restore')}
      isBusy={isBusy}
      onConfirm={() => void restore()}
      onClose={onClose}
    >
      {deactivation && (
        <div className="mt-4 rounded-card bg-raised p-3 text-sm">
          <p className="font-semibold">
            {`${t('deactivation.since', { time: dateTimeText(deactivation.since) })} · ${t(`deactivation.reason.${deactivation.reason}`)}`}
          </p>
          {deactivation.note && <bdi className="block whitespace-pre-line text-ink-soft">{deactivation.note}</bdi>}
        </div>
      )}
    </ConfirmDialog>
  )
}
