import { toDirhams, type Dirhams } from '@sufra/shared/money'
import { TextInput } from '@sufra/shared/ui/field'
import type { ComponentProps } from 'react'
import { readTypedNumber } from '@sufra/shared/text/typed-number'

const maxRiyals = 10_000_000

/** Parses a typed amount of riyals; undefined for anything else, and for more than two decimals. */
export const readMoney = (typed: string): Dirhams | undefined => {
  const riyals = readTypedNumber(typed)
  if (!(riyals >= 0 && riyals <= maxRiyals) || Math.abs(riyals * 100 - Math.round(riyals * 100)) > 1e-6) return undefined
  return toDirhams(riyals)
}

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & { typed: string; onType: (typed: string) => void }

/** An amount of riyals, typed with a numeric keypad. */
export const MoneyInput = ({ typed, onType, ...rest }: Props) => (
  <TextInput
    inputMode="decimal"
    dir="ltr"
    autoComplete="off"
    value={typed}
    onChange={(event) => onType(event.target.value)}
    className="figures text-lg font-bold"
    {...rest}
  />
)
