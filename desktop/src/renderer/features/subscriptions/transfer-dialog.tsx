import { bankDetailsDraft } from '@sufra/shared/bank-details/bank-details'
import { groupIban } from '@sufra/shared/bank-details/iban'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { newId } from '@sufra/shared/new-id'
import { changeTransferAccount, readTransferAccount } from '@sufra/shared/subscriptions/transfer-account.routes'
import { Dialog } from '@sufra/shared/ui/dialog'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { showReply } from '../../common/api/show-reply.ts'
import { BankFields } from '../bank-details/bank-fields.tsx'
import { FormDialog, useSchemaForm } from '../../common/forms/form-dialog.tsx'

type Account = ReplyOf<typeof readTransferAccount>['data']

const accountKey = ['transfer-account'] as const
const empty = { iban: '', bankName: '', branchCode: '', accountHolder: '' }

const TransferForm = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const { t } = useTranslation()
  const { version, ...shown } = account ?? { ...empty, version: 0 }
  const form = useSchemaForm(bankDetailsDraft, { ...shown, iban: groupIban(shown.iban) })
  return (
    <FormDialog
      form={form}
      title={t('subscriptions.transfer.title')}
      description={t('subscriptions.transfer.text')}
      onSave={async (draft) => {
        await showReply(accountKey, call(changeTransferAccount, { body: { ...draft, version } }, { idempotencyKey: newId() }))
        return t('subscriptions.transfer.saved')
      }}
      onClose={onClose}
    >
      <BankFields register={form.register} errors={form.formState.errors} />
    </FormDialog>
  )
}

/** The platform's account, to which restaurants pay. */
export const TransferDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: accountKey,
    queryFn: () => call(readTransferAccount, {}),
    staleTime: 0,
    // Fetching again would replace the typed text in the form.
    refetchOnWindowFocus: false,
  })
  if (data && !isFetching) return <TransferForm key={data.data?.version} account={data.data} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={t('subscriptions.transfer.title')}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-64" />}
    </Dialog>
  )
}
