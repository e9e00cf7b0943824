import { sandboxKeys } from '../sandbox/sandbox-keys.ts'
import { sandboxPath } from '../sandbox/sandbox-path.ts'
import { createSandboxGateway } from '../sandbox/sandbox-gateway.ts'
import { createTapGateway } from '../tap/tap-gateway.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { PaymentsAddress } from './payments-address.ts'

type Options = {
  /** Without an address, the sandbox of our own server is used. */
  address: PaymentsAddress | undefined
  secret: Uint8Array
  /** The address of our own server for calls from itself. */
  ownAddress: () => string
  /** Milliseconds until a call counts as unanswered. */
  timeout?: number
}

/** Below the time that our own server has for a request. */
const usualTimeout = 8_000

export const createPaymentGateway = ({ address, secret, ownAddress, timeout = usualTimeout }: Options): PaymentGateway => {
  if (address?.kind === 'tap') return createTapGateway({ ...address, timeout })
  const browserUrl = address && `${address.url}${sandboxPath}`
  return createSandboxGateway({ ...sandboxKeys(secret), url: () => browserUrl ?? `${ownAddress()}${sandboxPath}`, browserUrl, timeout })
}
