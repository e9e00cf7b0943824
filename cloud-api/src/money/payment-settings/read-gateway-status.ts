import type { GatewayStatus } from '@sufra/shared/payment-settings/payment-settings.routes'
import type { PaymentGateway } from '../payments/gateway/payment-gateway.ts'
import type { WebhookCountsStore } from '../payments/webhooks/webhook-counts.store.ts'

type Deps = {
  gateway: Pick<PaymentGateway, 'name' | 'mode' | 'readCondition'>
  counts: Pick<WebhookCountsStore, 'readLastReceived'>
  now: () => Date
}

/** Milliseconds for which the gateway's answer is reused: it has one account for all restaurants. */
const checkedFor = 30_000

type Checked = { at: Date; condition: ReturnType<PaymentGateway['readCondition']> }

/** Reads the name of the gateway and whether it answers, without anything of our account there. */
export const createReadGatewayStatus = ({ gateway, counts, now }: Deps) => {
  let checked: Checked | undefined

  const check = (): Checked => {
    const at = now()
    if (!checked || Math.abs(at.getTime() - checked.at.getTime()) >= checkedFor) checked = { at, condition: gateway.readCondition() }
    return checked
  }

  return async (): Promise<GatewayStatus> => {
    const { at, condition } = check()
    const lastReceivedAt = await counts.readLastReceived()
    return {
      gateway: gateway.name,
      mode: gateway.mode,
      condition: await condition,
      checkedAt: at.toISOString(),
      lastWebhookAt: lastReceivedAt?.toISOString() ?? null,
    }
  }
}

export type ReadStatus = ReturnType<typeof createReadGatewayStatus>
