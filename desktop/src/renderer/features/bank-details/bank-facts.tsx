import type { BankDetailsDraft } from '@sufra/shared/bank-details/bank-details'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'

/** The labels and values of a bank account. `iban`: complete in groups, or masked. */
export const bankFacts = (
  t: TFunction,
  { iban, bankName, branchCode, accountHolder }: BankDetailsDraft,
): (readonly [term: string, value: ReactNode])[] => [
  [
    t('paymentSettings.bank.iban'),
    <bdi key="iban" dir="ltr" className="figures">
      {iban}
    </bdi>,
  ],
  [t('paymentSettings.bank.bankName'), <bdi key="bank">{bankName}</bdi>],
  [
    t('paymentSettings.bank.branchCode'),
    <bdi key="branch" dir="ltr" className="figures">
      {branchCode}
    </bdi>,
  ],
  [t('paymentSettings.bank.accountHolder'), <bdi key="holder">{accountHolder}</bdi>],
]
