// Tax and service charge that a displayed price includes. Rates are in basis points: 500 is 5 %.
import { dirhams, type Dirhams } from '../money.ts'

export const includedKinds = ['service_charge', 'tax'] as const

export type Rates = { serviceChargeBasisPoints: number; taxBasisPoints: number }
export type Included = { kind: (typeof includedKinds)[number]; basisPoints: number; amount: Dirhams }

const whole = 10_000n

/** Half a dirham is rounded up. */
const roundedQuotient = (amount: bigint, divisor: bigint): Dirhams => dirhams(Number((2n * amount + divisor) / (2n * divisor)))

/**
 * Amounts that a total includes: a service charge on the prices without both, and a tax on the prices with the service charge. Each amount
 * is rounded once, from the total. Only enabled charges (above zero) are listed.
 */
export const includedIn = (total: Dirhams, { serviceChargeBasisPoints, taxBasisPoints }: Rates): Included[] => {
  const [amount, service, tax] = [BigInt(total), BigInt(serviceChargeBasisPoints), BigInt(taxBasisPoints)]
  const all: Included[] = [
    {
      kind: 'service_charge',
      basisPoints: serviceChargeBasisPoints,
      amount: roundedQuotient(amount * service * whole, (whole + service) * (whole + tax)),
    },
    { kind: 'tax', basisPoints: taxBasisPoints, amount: roundedQuotient(amount * tax, whole + tax) },
  ]
  return all.filter(({ basisPoints }) => basisPoints > 0)
}
