// The devices from which members have signed in (Settings, Devices).
import { revokeDevice, type Device } from '@sufra/shared/devices/device.routes'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { DeviceRow } from './device-row.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useConnection } from '../../common/connection/connection.tsx'
import { Section } from '../../common/ui/section.tsx'
import { LoadedPage } from '../../common/pages/loaded-page.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { changeDevices, useDevices } from './use-devices.ts'

const DevicesSection = ({ devices, isLocked }: { devices: readonly Device[]; isLocked: boolean }) => {
  const { t } = useTranslation()
  const [renaming, setRenaming] = useState<Device>()
  const [revoking, setRevoking] = useState<{ id: string; name: string }>()
  return (
    <Section title={t('devices.title')} text={t('devices.text')}>
      <ul aria-label={t('devices.title')} className="flex flex-col divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            actions={isLocked ? [] : [{ label: t('devices.rename'), icon: Pencil, onChoose: () => setRenaming(device) }]}
            onRevoke={isLocked || device.isThis ? undefined : (name) => setRevoking({ id: device.id, name })}
          />
        ))}
      </ul>
      {renaming && <RenameDialog device={renaming} onClose={() => setRenaming(undefined)} />}
      {revoking && (
        <RevokeDialog
          name={revoking.name}
          revoke={() => changeDevices(call(revokeDevice, { params: { deviceId: revoking.id } }))}
          onClose={() => setRevoking(undefined)}
        />
      )}
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
