import { createHmac } from 'node:crypto'
import { orderLimits } from '@sufra/shared/orders/order-limits'
import { networkOf } from '../../../platform/http/addresses/network-of.ts'
import type { Visit } from '../../visits/visit-token.ts'

/** Limit columns in the JSON of the placing statement; 0 means no limit. */
export type LimitColumns = {
  device_id: string
  network: string | null
  table_epoch: number | null
  /** Whether the phone has been at its table for a while. */
  is_seated: boolean
  table_limit: number
  phone_limit: number
  network_limit: number
  minute_limit: number
}

type Ordering = { visit: Visit; networkAddress: string; businessDay: string; isAtTable: boolean; at: Date }
type Deps = { secret: Uint8Array; isOn: boolean }

const hashBytes = 12

/** Returns the maximums of an order; 0 means no limit. */
const maximumsOf = ({ isOn, isAtTable }: { isOn: boolean; isAtTable: boolean }) => {
  const { perTable, perPhone, perNetwork, perNetworkWithoutTable, perMinute } = orderLimits
  const network = isAtTable ? perNetwork : perNetworkWithoutTable
  return isOn
    ? { table_limit: perTable, phone_limit: perPhone, network_limit: network, minute_limit: perMinute }
    : { table_limit: 0, phone_limit: 0, network_limit: 0, minute_limit: 0 }
}

/** Computes the limit keys of an order and their maximums. */
export const createOrderLimits =
  ({ secret, isOn }: Deps) =>
  ({ visit, networkAddress, businessDay, isAtTable, at }: Ordering): LimitColumns => {
    const counted = {
      device_id: visit.deviceId,
      table_epoch: visit.table?.epoch ?? null,
      is_seated: at.getTime() - visit.openedAt.getTime() >= orderLimits.seatedAfter * 1_000,
      ...maximumsOf({ isOn, isAtTable }),
    }
    if (!isOn) return { ...counted, network: null }
    // The day is part of the hash, so that a network cannot be tracked from one day to the next.
    const place = `orders ${businessDay} from ${networkOf(networkAddress)}`
    return {
      ...counted,
      network: createHmac('sha256', secret).update(place).digest().subarray(0, hashBytes).toString('base64url'),
    }
  }

export type OrderLimits = ReturnType<typeof createOrderLimits>
