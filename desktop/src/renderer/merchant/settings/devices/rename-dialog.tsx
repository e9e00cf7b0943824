import { zodResolver } from '@hookform/resolvers/zod'
import { deviceName, renameDevice, type Device } from '@sufra/shared/devices/device.routes'
import { errorText } from '@sufra/shared/refusals/error-text'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useRefusalText } from '../../../common/api/refusal-text.ts'
import { changeDevices } from './use-devices.ts'

export const RenameDialog = ({ device: { id, label }, onClose }: { device: Device; onClose: () => void }) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const formId = useId()
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(deviceName),
    defaultValues: { name: label },
    mode: 'onTouched',
  })
  const submit = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await changeDevices(call(renameDevice, { params: { deviceId: id }, body }))
      showSuccess(t('devices.renamed'))
      onClose()
    } catch (error) {
      setFailure(error)
    }
  })
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t('devices.renameTitle')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!formState.isDirty} isBusy={formState.isSubmitting}>
            {t('devices.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        {failure !== undefined && (
          <p role="alert" className="rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
            {errorText(failure, t)}
          </p>
        )}
        <TextInput
          label={t('devices.name')}
          hint={t('devices.nameHint')}
          autoComplete="off"
          error={refusalText(formState.errors.name?.message)}
          {...register('name')}
        />
      </form>
    </Dialog>
  )
}
