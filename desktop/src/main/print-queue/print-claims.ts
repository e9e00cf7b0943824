import { claimPrint, reportPrinted } from '@sufra/shared/printing/print-claim.routes'
import { textOf, type Cloud } from '../cloud/cloud.ts'
import type { ClaimState } from './print-decision.ts'

type Deps = { cloud: Pick<Cloud, 'request'>; deviceId: string }

/** Claims orders at the cloud, so that only one counter prints on a printer that several counters share. */
export const createPrintClaims = ({ cloud, deviceId }: Deps) => {
  const post = (path: string, orderId: string, printer: string) =>
    cloud.request({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId, printer, deviceId }),
      milliseconds: 4_000,
    })

  return {
    claim: async (orderId: string, printer: string): Promise<ClaimState> => {
      const answer = await post(claimPrint.path, orderId, printer)
      if (answer?.status !== 200) return 'unknown'
      const { data } = JSON.parse(textOf(answer)) as { data: { state: ClaimState } } // our own server's response to claimPrint
      return data.state
    },
    reportPrinted: async (orderId: string, printer: string) => void (await post(reportPrinted.path, orderId, printer)),
  }
}
