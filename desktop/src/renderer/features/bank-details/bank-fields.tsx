import type { BankDetailsDraft } from '@sufra/shared/bank-details/bank-details'
import { TextInput } from '@sufra/shared/ui/field'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../common/api/refusals.ts'

type Props = { register: UseFormRegister<BankDetailsDraft>; errors: FieldErrors<BankDetailsDraft> }

/** The fields of a bank account. */
export const BankFields = ({ register, errors }: Props) => {
  const { t } = useTranslation()
  const problemOf = useRefusalText()
  return (
    <>
      <TextInput
        label={t('paymentSettings.bank.iban')}
        hint={t('paymentSettings.bank.ibanHint')}
        error={problemOf(errors.iban?.message)}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="figures"
        {...register('iban')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={t('paymentSettings.bank.bankName')}
          error={problemOf(errors.bankName?.message)}
          dir="auto"
          {...register('bankName')}
        />
        <TextInput
          label={t('paymentSettings.bank.branchCode')}
          error={problemOf(errors.branchCode?.message)}
          dir="ltr"
          {...register('branchCode')}
        />
      </div>
      <TextInput
        label={t('paymentSettings.bank.accountHolder')}
        hint={t('paymentSettings.bank.accountHolderHint')}
        error={problemOf(errors.accountHolder?.message)}
        dir="auto"
        {...register('accountHolder')}
      />
    </>
  )
}
