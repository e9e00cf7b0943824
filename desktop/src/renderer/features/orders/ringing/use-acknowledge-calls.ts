import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { acknowledgementsOf, type MissedCalls, type TableCall } from '@sufra/shared/waiter/table-calls'
import { useEffect, useEffectEvent } from 'react'
import { alarm } from '../../../common/bridge/bridge.ts'
import { useSendUntilConfirmed } from './use-send-until-confirmed.ts'

/** Acknowledges the tables that call a waiter or ask for their bill, and rings for calls made while this page was closed. */
export const useAcknowledgeCalls = (calls: readonly TableCall[], missed: MissedCalls) => {
  useSendUntilConfirmed(acknowledgementsOf(calls))

  const ringForMissed = useEffectEvent(() => {
    if (missed.areMissed(calls, serverNow())) alarm.call()
  })
  const key = calls.map(({ id, calledAt }) => `${id} ${calledAt}`).join()
  useEffect(() => {
    if (key !== '') ringForMissed()
  }, [key])
}
