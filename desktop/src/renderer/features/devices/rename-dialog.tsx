import { deviceName, renameDevice, type Device } from '@sufra/shared/devices/device.routes'
import { TextInput } from '@sufra/shared/ui/field'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { FormDialog, useSchemaForm } from '../../common/forms/form-dialog.tsx'
import { changeDevices } from './use-devices.ts'

export const RenameDialog = ({ device: { id, label }, onClose }: { device: Device; onClose: () => void }) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const form = useSchemaForm(deviceName, { name: label })
  const { isDirty, errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={t('devices.renameTitle')}
      submitLabel={t('devices.save')}
      isDisabled={!isDirty}
      onSave={async (body) => {
        await changeDevices(call(renameDevice, { params: { deviceId: id }, body }))
        return t('devices.renamed')
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('devices.name')}
        hint={t('devices.nameHint')}
        autoComplete="off"
        error={refusalText(errors.name?.message)}
        {...form.register('name')}
      />
    </FormDialog>
  )
}
