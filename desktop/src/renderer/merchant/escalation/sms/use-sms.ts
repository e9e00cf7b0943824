// The SMS settings, as the page reads and changes them.
import { changeSmsSettings, readSmsSettings, type SmsSettings } from '@sufra/shared/sms/sms.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../common/api/api.ts'
import { queryClient } from '../../../common/api/query-client.ts'
import { cachedResponseKey } from '../../../common/bridge/cached-responses.ts'

const smsKey = cachedResponseKey(readSmsSettings.path)

export const useSms = () => useQuery({ queryKey: smsKey, queryFn: () => call(readSmsSettings, {}) })

/** Shows the reply, or what the server has after a refusal. Throws ApiError. */
export const saveSms = async (settings: SmsSettings, version: number): Promise<void> => {
  try {
    queryClient.setQueryData(smsKey, await call(changeSmsSettings, { body: { ...settings, version } }))
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: smsKey })
    throw error
  }
}
