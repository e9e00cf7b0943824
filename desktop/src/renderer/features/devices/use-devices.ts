// The devices of the restaurant, with the changes of this page.
import { listDevices } from '@sufra/shared/devices/device.routes'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'

const devicesKey = ['devices']

export const useDevices = () => useQuery({ queryKey: devicesKey, queryFn: () => call(listDevices, {}) })

/** Runs a change and shows its reply. Throws ApiError after fetching the devices again. */
export const changeDevices = async (change: Promise<ReplyOf<typeof listDevices>>): Promise<void> => {
  try {
    queryClient.setQueryData(devicesKey, await change)
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: devicesKey })
    throw error
  }
}
