import { zodResolver } from '@hookform/resolvers/zod'
import { bankDetailsDraft, type BankDetailsDraft } from '@sufra/shared/bank-details/bank-details'
import { groupIban } from '@sufra/shared/bank-details/iban'
import { ApiError } from '@sufra/shared/contract/api-error'
import { Button } from '@sufra/shared/ui/button'
import { showError } from '@sufra/shared/ui/toasts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BankFields } from '../bank-details/bank-fields.tsx'
import { readBankDetailsAgain, saveBankDetails } from './use-payment-settings.ts'

/** `details`: undefined before the first details. */
type Props = { details: BankDetailsDraft | undefined; version: number; isOffline: boolean; onClose: () => void }

const empty: BankDetailsDraft = { iban: '', bankName: '', branchCode: '', accountHolder: '' }

export const BankDetailsForm = ({ details, version, isOffline, onClose }: Props) => {
  const { t } = useTranslation()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(bankDetailsDraft),
    defaultValues: details ? { ...details, iban: groupIban(details.iban) } : empty,
    mode: 'onTouched',
  })
  const { errors, isDirty, isSubmitting } = formState

  const submit = handleSubmit(async (draft) => {
    try {
      await saveBankDetails(draft, version)
      onClose()
    } catch (error) {
      showError(error, t)
      if (!(error instanceof ApiError) || error.code !== 'bank.changed') return
      await readBankDetailsAgain()
      onClose()
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex max-w-2xl flex-col gap-4">
      <BankFields register={register} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting} disabled={!isDirty || isOffline}>
          {t('paymentSettings.bank.save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
