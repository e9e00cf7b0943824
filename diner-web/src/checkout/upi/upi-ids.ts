// The UPI ids of this phone. A UPI id is an address and not a secret, because paying needs its pin.
import type { UpiForm } from '@sufra/shared/payments/upi-form'
import { updateSession } from '../../common/session/session.ts'
import { addNewUpiId, choose, usePaymentChoice } from '../methods/payment-choice.ts'

/** Maximum number of saved UPI ids. */
const maxUpiIds = 5

/** Adds a UPI id and chooses it. */
export const addUpiId = ({ upiId, saveupidetails: saves }: UpiForm) => {
  if (!saves) return addNewUpiId(upiId)
  updateSession(({ upiIds }) => ({ upiIds: [upiId, ...upiIds.filter((each) => each !== upiId)].slice(0, maxUpiIds) }))
  choose({ kind: 'upi', upiId, saves })
}

export const removeUpiId = (upiId: string) => {
  updateSession(({ upiIds }) => ({ upiIds: upiIds.filter((each) => each !== upiId) }))
  usePaymentChoice.setState(({ choice }) => (choice?.kind === 'upi' && choice.upiId === upiId ? { choice: undefined } : {}))
}
