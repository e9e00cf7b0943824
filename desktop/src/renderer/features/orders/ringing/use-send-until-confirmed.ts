import type { ClientMessage } from '@sufra/shared/realtime/messages'
import { useEffect, useEffectEvent } from 'react'
import { useConnection } from '../../../common/connection/connection.tsx'

/** Milliseconds after which an unconfirmed acknowledgement is sent again. */
const interval = 10_000

/** Sends acknowledgements to the server, repeatedly until the feed confirms them or they are no longer given. */
export const useSendUntilConfirmed = (messages: readonly ClientMessage[]) => {
  const { room, state } = useConnection()
  const send = useEffectEvent(() => {
    for (const message of messages) room?.send(message)
  })
  const key = messages.length === 0 ? '' : JSON.stringify(messages)

  useEffect(() => {
    if (state !== 'live' || key === '') return
    send()
    const again = setInterval(send, interval)
    return () => clearInterval(again)
  }, [key, state])
}
