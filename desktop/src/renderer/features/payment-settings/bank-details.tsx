import type { BankDetails as Details } from '@sufra/shared/bank-details/bank-details.routes'
import { groupIban } from '@sufra/shared/bank-details/iban'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bankFacts } from '../bank-details/bank-facts.tsx'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { BankDetailsForm } from './bank-details-form.tsx'
import { Section } from '../../common/ui/section.tsx'
import { Facts } from '../../common/ui/facts.tsx'
import { useBankDetails, useFullBankDetails } from './use-payment-settings.ts'
import { isolated } from '../../common/ui/text-direction.ts'

/** `iban`: complete, or masked. */
const Shown = ({ details, iban }: { details: Details; iban: string }) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const { updatedAt, updatedBy } = details
  return (
    <>
      <Facts facts={bankFacts(t, { ...details, iban })} />
      <p className="text-sm text-ink-soft">{t('paymentSettings.bank.changedAt', { by: isolated(updatedBy), when: dateTime(updatedAt) })}</p>
    </>
  )
}

type Props = { isOwner: boolean; isOffline: boolean }

/** The bank account for payouts. The owner sees the complete IBAN and changes the details; others see its last four characters. */
export const BankDetails = ({ isOwner, isOffline }: Props) => {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const masked = useBankDetails()
  const full = useFullBankDetails(isOwner)
  const details = masked.data?.data
  // Without the complete IBAN the details cannot be edited, because the masked one would replace it.
  const mayEdit = isOwner && full.data !== undefined && !full.isFetching
  const editButton = (label: string) => (
    <Button kind="secondary" disabled={isOffline || !mayEdit} onClick={() => setEditing(true)}>
      {label}
    </Button>
  )
  const content = () => {
    if (masked.error && !masked.data)
      return <ErrorState error={masked.error} onRetry={() => void masked.refetch()} isBusy={masked.isFetching} />
    if (details === undefined) return <Skeleton className="h-40" />
    if (isEditing)
      return (
        <BankDetailsForm
          details={full.data?.data ?? undefined}
          version={full.data?.data?.version ?? 0}
          isOffline={isOffline}
          onClose={() => setEditing(false)}
        />
      )
    if (details === null)
      return (
        <div className="flex flex-col items-start gap-3">
          <p className="text-sm">{t(isOwner ? 'paymentSettings.bank.none' : 'paymentSettings.bank.noneYet')}</p>
          {isOwner && editButton(t('paymentSettings.bank.add'))}
        </div>
      )
    return <Shown details={details} iban={full.data?.data ? groupIban(full.data.data.iban) : details.iban} />
  }
  return (
    <Section
      title={t('paymentSettings.bank.title')}
      text={t(isOwner ? 'paymentSettings.bank.text' : 'paymentSettings.bank.ownerOnly')}
      action={isOwner && details && !isEditing && editButton(t('paymentSettings.bank.edit'))}
    >
      {content()}
    </Section>
  )
}
