import {
  changeCustomerNote,
  createCustomerLink,
  deleteCustomer,
  maxNoteLength,
  type Customer,
} from '@sufra/shared/customers/customer.routes'
import { Button } from '@sufra/shared/ui/button'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { fetchFile } from '../../common/api/fetch-file.ts'
import { saveFile } from '../../common/api/save-file.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { Amount } from '../order-text/order-text.tsx'
import { Link } from '../../common/pages/router.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { Drawer } from '../../common/lists/drawer.tsx'
import { useBusy } from '../../common/ui/use-busy.ts'
import { customersKey } from './use-customers.ts'
import { isolated, leftToRight } from '../../common/ui/text-direction.ts'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

type NoteProps = { customer: Customer; isOffline: boolean; onSaved: () => void }

const NoteForm = ({ customer: { mobileNumber, note }, isOffline, onSaved }: NoteProps) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const [saved, setSaved] = useState(note)
  const [typed, setTyped] = useState(note)
  const save = () =>
    run(async () => {
      await call(changeCustomerNote, { params: { mobileNumber }, body: { note: typed } })
      setSaved(typed)
      showSuccess(t('customers.noteSaved'))
      onSaved()
    })
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <Field label={t('customers.note')} hint={t('customers.noteHint')}>
          {(control) => (
            <textarea
              {...control}
              dir="auto"
              rows={4}
              maxLength={maxNoteLength}
              className={`${inputStyle} h-auto py-2`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button isBusy={isBusy} disabled={isOffline || typed.trim() === saved.trim()} onClick={() => void save()}>
        {t('customers.saveNote')}
      </Button>
    </div>
  )
}

type Props = { customer: Customer; isOffline: boolean; onClose: () => void }

/** A guest: figures, the note, exporting the stored data as a file, and deleting it. */
export const CustomerDrawer = ({ customer, isOffline, onClose }: Props) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const queries = useQueryClient()
  const exporting = useBusy()
  const deleting = useBusy()
  const [isConfirming, setConfirming] = useState(false)
  const { mobileNumber, customerName } = customer
  const refresh = () => void queries.invalidateQueries({ queryKey: customersKey })

  const save = () =>
    exporting.run(async () => {
      const { data } = await call(createCustomerLink, { params: { mobileNumber } })
      const { fileName, content } = await fetchFile(data.link)
      saveFile(fileName, content)
      showSuccess(t('customers.exported', { name: leftToRight(fileName) }))
    })
  const remove = () =>
    deleting.run(async () => {
      await call(deleteCustomer, { params: { mobileNumber } })
      showSuccess(t('customers.deleted'))
      refresh()
      onClose()
    })
  return (
    <Drawer
      title={customerName}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" isBusy={exporting.isBusy} disabled={isOffline} onClick={() => void save()}>
            <Download aria-hidden className="size-5" /> <span>{t('customers.export')}</span>
          </Button>
          <Button kind="danger" disabled={isOffline} onClick={() => setConfirming(true)}>
            <Trash2 aria-hidden className="size-5" /> <span>{t('customers.delete')}</span>
          </Button>
        </>
      }
    >
      <a href={`tel:+${mobileNumber}`} className="inline-flex min-h-11 items-center self-start font-semibold text-brand">
        <bdi dir="ltr">{`+${mobileNumber}`}</bdi>
      </a>
      <dl className="grid grid-cols-3 gap-4 text-sm">
        <Fact label={t('customers.column.orders')}>{customer.orders}</Fact>
        <Fact label={t('customers.column.spent')}>
          <Amount amount={customer.spent} />
        </Fact>
        <Fact label={t('customers.column.lastVisit')}>{dateTime(customer.lastVisitAt)}</Fact>
      </dl>
      <Link
        to={`/merchant/order-history?search=${encodeURIComponent(`+${mobileNumber}`)}`}
        className="inline-flex min-h-11 items-center self-start font-semibold text-brand underline"
      >
        {t('customers.seeOrders')}
      </Link>
      <NoteForm customer={customer} isOffline={isOffline} onSaved={refresh} />
      {isConfirming && (
        <ConfirmDialog
          title={t('customers.deleteTitle', { name: isolated(customerName) })}
          subtitle={t('customers.deleteText')}
          action={t('customers.delete')}
          isDanger
          isBusy={deleting.isBusy}
          onConfirm={() => void remove()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Drawer>
  )
}
