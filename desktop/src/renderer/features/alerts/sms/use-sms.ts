// The SMS settings, as the page reads and changes them.
import { changeSmsSettings, readSmsSettings, type SmsSettings } from '@sufra/shared/sms/sms.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../common/api/api.ts'
import { showReply } from '../../../common/api/show-reply.ts'
import { cachedResponseKey } from '../../../common/bridge/cached-responses.ts'

export const smsKey = cachedResponseKey(readSmsSettings.path)

export const useSms = () => useQuery({ queryKey: smsKey, queryFn: () => call(readSmsSettings, {}) })

/** Shows the reply, or the server's data after a refusal. Throws ApiError. */
export const saveSms = (settings: SmsSettings, version: number): Promise<void> =>
  showReply(smsKey, call(changeSmsSettings, { body: { ...settings, version } }))
