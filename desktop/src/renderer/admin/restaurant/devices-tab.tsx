import type { Device } from '@sufra/shared/devices/device.routes'
import { listRestaurantDevices, revokeRestaurantDevice } from '@sufra/shared/provisions/restaurant-people.routes'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { call } from '../../common/api/api.ts'
import { DeviceRow } from '../../features/devices/device-row.tsx'
import { RevokeDialog } from '../../features/devices/revoke-dialog.tsx'
import { Section } from '../../common/ui/section.tsx'
import { LoadedTab } from './loaded-tab.tsx'
import { restaurantKey, useRestaurantId } from './use-restaurant.ts'

type Props = { devices: readonly Device[]; revoke: (deviceId: string) => Promise<unknown> }

const Devices = ({ devices, revoke }: Props) => {
  const { t } = useTranslation()
  const mayRevoke = useMay()('restaurants.sign-out')
  const [revoking, setRevoking] = useState<{ id: string; name: string }>()
  if (devices.length === 0)
    return <EmptyState icon={MonitorSmartphone} title={t('restaurantPage.noDevices')} text={t('restaurantPage.noDevicesText')} />
  return (
    <Section title={t('devices.title')} text={t('restaurantPage.devicesText')}>
      <ul aria-label={t('devices.title')} className="flex flex-col divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onRevoke={mayRevoke ? (name) => setRevoking({ id: device.id, name }) : undefined} />
        ))}
      </ul>
      {revoking && <RevokeDialog name={revoking.name} revoke={() => revoke(revoking.id)} onClose={() => setRevoking(undefined)} />}
    </Section>
  )
}

/** The devices that are signed in to the restaurant or were lately. */
export const DevicesTab = () => {
  const restaurantId = useRestaurantId()
  const query = useQuery({
    queryKey: restaurantKey(restaurantId, 'devices'),
    queryFn: () => call(listRestaurantDevices, { params: { restaurantId } }),
  })
  const revoke = async (deviceId: string) => {
    try {
      await call(revokeRestaurantDevice, { params: { restaurantId, deviceId } })
    } finally {
      void query.refetch()
    }
  }
  return <LoadedTab query={query}>{(devices) => <Devices devices={devices} revoke={revoke} />}</LoadedTab>
}
