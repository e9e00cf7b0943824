// The devices of the restaurant, as this page reads and changes them.
import { listDevices } from '@sufra/shared/devices/device.routes'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../common/api/api.ts'
import { queryClient } from '../../../common/api/query-client.ts'

const devicesKey = ['devices']

export const useDevices = () => useQuery({ queryKey: devicesKey, queryFn: () => call(listDevices, {}) })

/** Runs a change and shows its reply. Throws ApiError; the devices are then read again. */
export const changeDevices = async (change: Promise<ReplyOf<typeof listDevices>>): Promise<void> => {
  try {
    queryClient.setQueryData(devicesKey, await change)
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: devicesKey })
    throw error
  }
}
