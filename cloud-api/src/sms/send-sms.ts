// Sends what waits in sms_messages. A message is claimed for half a minute, so that of several copies of the API one sends it; who fails leaves it to the next.
import type { Query } from '../db/connect.ts'

type Sms = { to: string; text: string }
/** Throws when the provider did not take it. */
export type SmsPort = (message: Sms) => Promise<void>

const claimSql = `
update sms_messages m set claimed_until = $1::timestamptz + interval '30 seconds', tries = m.tries + 1
from (
  select restaurant_id, id from sms_messages
  where sent_at is null and tries < 5 and (claimed_until is null or claimed_until < $1::timestamptz)
  order by created_at limit 10 for update skip locked
) due
where m.restaurant_id = due.restaurant_id and m.id = due.id
returning m.restaurant_id as "restaurantId", m.id, m.to_number as "to", m.text`

const sentSql = `update sms_messages set sent_at = $3::timestamptz where restaurant_id = $1::uuid and id = $2::uuid`

type Claimed = Sms & { restaurantId: string; id: string }
type Parts = { query: Query; port: SmsPort; now: () => Date; onFailure: (error: unknown) => void }

export const createSendSms =
  ({ query, port, now, onFailure }: Parts) =>
  async (): Promise<void> => {
    const claimed = await query<Claimed>(claimSql, [now().toISOString()])
    for (const { restaurantId, id, to, text } of claimed) {
      try {
        await port({ to, text })
        await query(sentSql, [restaurantId, id, now().toISOString()])
      } catch (error) {
        onFailure(error)
      }
    }
  }

/** An SMS provider over HTTP: POST {to, text} as JSON, with a bearer token when there is one. Throws for every answer but 2xx. */
export const createHttpSms =
  (url: string, token: string | undefined): SmsPort =>
  async (message) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message), signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`)
  }
