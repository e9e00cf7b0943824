import { useState } from 'react'
import type { ReadNumber } from '../../phone-numbers/country-codes.ts'
import { chooseCountry, leaveNumber, phoneInput, writeNumber, type PhoneInput } from '../../phone-numbers/phone-input.ts'

/** State of a phone number field. `number` is in the stored form; the field follows changes from outside. */
export const usePhoneInput = (number: string, onChange: (number: string) => void, read: ReadNumber) => {
  const [last, setLast] = useState<PhoneInput>(() => phoneInput(number))
  const input = last.number === number ? last : phoneInput(number)
  const show = (next: PhoneInput) => {
    setLast(next)
    if (next.number !== number) onChange(next.number)
  }
  return {
    country: input.country,
    written: input.written,
    write: (written: string) => show(writeNumber(input, written, read)),
    choose: (country: string) => show(chooseCountry(input, country, read)),
    leave: () => show(leaveNumber(input, read)),
  }
}
