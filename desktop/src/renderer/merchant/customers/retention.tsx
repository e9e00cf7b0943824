import { changeRetention } from '@sufra/shared/customers/customer.routes'
import { retentionMonths, type RetentionMonths } from '@sufra/shared/customers/retention'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useBusy } from '../../common/ui/use-busy.ts'
import { customersKey } from './use-customers.ts'

type Props = { months: RetentionMonths; mayEdit: boolean }

/** How long the details of guests are kept. */
export const Retention = ({ months, mayEdit }: Props) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { isBusy, run } = useBusy()
  const change = (chosen: RetentionMonths | undefined) =>
    run(async () => {
      if (!chosen) return
      await call(changeRetention, { body: { months: chosen } })
      await queries.invalidateQueries({ queryKey: customersKey })
      showSuccess(t('customers.retention.saved'))
    })
  return (
    <div className="max-w-md rounded-card border border-line p-4">
      <Field label={t('customers.retention.label')} hint={mayEdit ? t('customers.retention.text') : t('customers.retention.readOnly')}>
        {(control) => (
          <select
            {...control}
            className={inputStyle}
            disabled={!mayEdit || isBusy}
            value={months}
            onChange={(event) => void change(retentionMonths.find((each) => each === event.target.value))}
          >
            {retentionMonths.map((each) => (
              <option key={each} value={each}>
                {t(`customers.retention.months.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
