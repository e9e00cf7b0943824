// The bank account for a restaurant's payouts (spec §3).
import { z } from 'zod'
import { typedText } from '../contract/wire.ts'
import { withLatinDigits } from '../latin-digits.ts'
import { cleanName } from '../names.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanIban, ibanProblem } from './iban.ts'

/** Length of the name of a bank or an account holder, which may be a company with a long name. */
const [minLength, maxLength] = [2, 100]

/** Maximum number of characters of the input before it is cleaned. */
const maxTyped = 200

const longName = (missing: RefusalCode, length: RefusalCode) =>
  typedText(maxTyped, length)
    .overwrite(cleanName)
    .check((context) => {
      const { value: input } = context
      if (input === '') context.issues.push({ code: 'custom', message: missing, input })
      else if (input.length < minLength || input.length > maxLength) context.issues.push({ code: 'custom', message: length, input })
    })

const iban = typedText(maxTyped, 'bank.iban_length')
  .overwrite(cleanIban)
  .check((context) => {
    const problem = ibanProblem(context.value)
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
  })

const branchCode = typedText(maxTyped, 'bank.branch_form')
  .overwrite((text) => withLatinDigits(cleanName(text)))
  .check((context) => {
    const { value: input } = context
    if (input === '') context.issues.push({ code: 'custom', message: 'bank.branch_required' satisfies RefusalCode, input })
    else if (!/^[A-Z0-9][A-Z0-9 ./-]{0,19}$/i.test(input))
      context.issues.push({ code: 'custom', message: 'bank.branch_form' satisfies RefusalCode, input })
  })

export const bankDetailsDraft = z.object({
  iban,
  bankName: longName('bank.name_required', 'bank.name_length'),
  branchCode,
  accountHolder: longName('bank.holder_required', 'bank.holder_length'),
})
export type BankDetailsDraft = z.output<typeof bankDetailsDraft>
