import { changeRetention } from '@sufra/shared/customers/customer.routes'
import { deletesMore, retentionMonths, type RetentionMonths } from '@sufra/shared/customers/retention'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { useBusy } from '../../common/ui/use-busy.ts'
import { customersKey } from './use-customers.ts'

/** `period`: the chosen months, as text. */
type ConfirmProps = { period: string; isBusy: boolean; onConfirm: () => void; onClose: () => void }

const ConfirmFewer = ({ period, ...rest }: ConfirmProps) => {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('customers.retention.confirmTitle', { period })}
      subtitle={t('customers.retention.confirmText')}
      action={t('customers.retention.confirm')}
      isDanger
      {...rest}
    />
  )
}

type Props = { months: RetentionMonths; mayEdit: boolean; isOffline: boolean }

/** The retention of guests' details. A shorter one deletes details of older orders, so it needs a confirmation. */
export const Retention = ({ months, mayEdit, isOffline }: Props) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { isBusy, run } = useBusy()
  const [fewer, setFewer] = useState<RetentionMonths>()
  const save = (chosen: RetentionMonths) =>
    run(async () => {
      await call(changeRetention, { body: { months: chosen } })
      await queries.invalidateQueries({ queryKey: customersKey })
      showSuccess(t('customers.retention.saved'))
      setFewer(undefined)
    })
  const change = (chosen: RetentionMonths | undefined) => {
    if (!chosen || chosen === months) return
    if (deletesMore(chosen, months)) setFewer(chosen)
    else void save(chosen)
  }
  return (
    <div className="max-w-md rounded-card border border-line p-4">
      <Field label={t('customers.retention.label')} hint={mayEdit ? t('customers.retention.text') : t('customers.retention.readOnly')}>
        {(control) => (
          <select
            {...control}
            className={inputStyle}
            disabled={!mayEdit || isOffline || isBusy}
            value={months}
            onChange={(event) => change(retentionMonths.find((each) => each === event.target.value))}
          >
            {retentionMonths.map((each) => (
              <option key={each} value={each}>
                {t(`customers.retention.months.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {fewer && (
        <ConfirmFewer
          period={t(`customers.retention.months.${fewer}`)}
          isBusy={isBusy}
          onConfirm={() => void save(fewer)}
          onClose={() => setFewer(undefined)}
        />
      )}
    </div>
  )
}
