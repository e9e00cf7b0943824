// The devices from which members have signed in (Settings, Devices).
import { revokeDevice, type Device } from '@sufra/shared/devices/device.routes'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useConnection } from '../../../common/connection/connection.tsx'
import { ConfirmDialog } from '../../../common/ui/confirm-dialog.tsx'
import { useBusy } from '../../../common/ui/use-busy.ts'
import { Section } from '../../../common/ui/section.tsx'
import { LoadedPage } from '../loaded-page.tsx'
import { DeviceRow } from './device-row.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { changeDevices, useDevices } from './use-devices.ts'

type Revoking = { id: string; name: string }

const RevokeDialog = ({ device: { id, name }, onClose }: { device: Revoking; onClose: () => void }) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const revoke = async () => {
    await run(async () => {
      await changeDevices(call(revokeDevice, { params: { deviceId: id } }))
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
      onConfirm={() => void revoke()}
      onClose={onClose}
    />
  )
}

const DevicesSection = ({ devices, isLocked }: { devices: readonly Device[]; isLocked: boolean }) => {
  const { t } = useTranslation()
  const [renaming, setRenaming] = useState<Device>()
  const [revoking, setRevoking] = useState<Revoking>()
  return (
    <Section title={t('devices.title')} text={t('devices.text')}>
      <ul aria-label={t('devices.title')} className="flex flex-col divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isLocked={isLocked}
            onRename={() => setRenaming(device)}
            onRevoke={(name) => setRevoking({ id: device.id, name })}
          />
        ))}
      </ul>
      {renaming && <RenameDialog device={renaming} onClose={() => setRenaming(undefined)} />}
      {revoking && <RevokeDialog device={revoking} onClose={() => setRevoking(undefined)} />}
    </Section>
  )
}

export const DevicesPage = () => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const devices = useDevices()
  return (
    <LoadedPage
      query={devices}
      offline={isOffline && t('devices.offline')}
      forbidden={t('devices.forbidden')}
      forbiddenText={t('devices.forbiddenText')}
    >
      {({ data }) => <DevicesSection devices={data} isLocked={isOffline} />}
    </LoadedPage>
  )
}
