import { showSuccess } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { useBusy } from '../../common/ui/use-busy.ts'

/** `name`: the name of the device. */
type Props = { name: string; revoke: () => Promise<unknown>; onClose: () => void }

export const RevokeDialog = ({ name, revoke, onClose }: Props) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const confirm = async () => {
    await run(async () => {
      await revoke()
      showSuccess(t('devices.revoked'))
    })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('devices.revokeTitle', { name })}
      subtitle={t('devices.revokeText')}
      action={t('devices.revoke')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
