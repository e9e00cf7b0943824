import { useState, type ComponentProps } from 'react'
import type { ReadNumber } from '../../phone-numbers/country-codes.ts'
import { chooseCountry, leaveNumber, phoneInput, writeNumber, type PhoneInput } from '../../phone-numbers/phone-input.ts'
import type { TextInput } from '../field.tsx'
import { CountryCode } from './country-code.tsx'

type Options = { number: string; onChange: (number: string) => void; read: ReadNumber; countryLabel: string; onLeave?: () => void }

/**
 * State of a phone number field, and the properties of its `TextInput`. `number` is in the stored form; the field follows changes from
 * outside.
 */
export const usePhoneInput = ({ number, onChange, read, countryLabel, onLeave }: Options) => {
  const [last, setLast] = useState<PhoneInput>(() => phoneInput(number))
  const input = last.number === number ? last : phoneInput(number)
  const show = (next: PhoneInput) => {
    setLast(next)
    if (next.number !== number) onChange(next.number)
  }
  const field = {
    type: 'tel',
    inputMode: 'tel',
    dir: 'ltr',
    autoComplete: 'tel',
    maxLength: 30,
    value: input.written,
    onChange: (event) => show(writeNumber(input, event.target.value, read)),
    onBlur: () => {
      show(leaveNumber(input, read))
      onLeave?.()
    },
    before: <CountryCode label={countryLabel} country={input.country} onChoose={(country) => show(chooseCountry(input, country, read))} />,
  } satisfies Partial<ComponentProps<typeof TextInput>>
  return { country: input.country, field }
}
