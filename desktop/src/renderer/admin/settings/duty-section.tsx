// Whether the administrator is called outside the desk, and the phone number.
import { readDuty, setDuty, type Duty } from '@sufra/shared/alarms/duty.routes'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { readPhoneNumber } from '@sufra/shared/phone-numbers/phone-number'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { TextInput } from '@sufra/shared/ui/field'
import { usePhoneInput } from '@sufra/shared/ui/phone/phone-input'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Switch } from '@sufra/shared/ui/switch'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { isolated } from '../../common/ui/text-direction.ts'
import { Section } from '../../common/ui/section.tsx'
import { useBusy } from '../../common/ui/use-busy.ts'

const dutyKey = ['duty'] as const

const DutyForm = ({ duty }: { duty: Duty }) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const [phone, setPhone] = useState(duty.phone)
  const [problem, setProblem] = useState<string>()
  const { field } = usePhoneInput({ number: phone, onChange: setPhone, read: readPhoneNumber, countryLabel: t('signUp.countryCode') })
  const save = (isOnDuty: boolean) => {
    const body = { isOnDuty, phone: isOnDuty ? phone : '' }
    const { error } = setDuty.body.safeParse(body)
    const code = error?.issues[0]?.message
    setProblem(code && (isRefusalCode(code) ? t(`refusals.${code}`) : t('refusals.account.contact_invalid')))
    if (error) return
    void run(async () => {
      try {
        client.setQueryData(dutyKey, await call(setDuty, { body }))
        showSuccess(t(isOnDuty ? 'alarms.duty.isOn' : 'alarms.duty.isOff'))
      } catch (failure) {
        showError(failure, t)
      }
    })
  }
  return (
    <>
      <div className="flex items-center gap-3 text-sm">
        <span className="grow font-semibold">{t('alarms.duty.onDuty')}</span>
        <Switch label={t('alarms.duty.onDuty')} isOn={duty.isOnDuty} disabled={isBusy} onChange={save} />
      </div>
      <TextInput label={t('alarms.duty.phone')} hint={t('alarms.duty.phoneHint')} error={problem} {...field} />
      {duty.isOnDuty && (
        <Button kind="secondary" isBusy={isBusy} className="self-start" onClick={() => save(true)}>
          {t('alarms.duty.savePhone')}
        </Button>
      )}
      <p className="text-sm text-ink-soft">
        {duty.others.length > 0
          ? t('alarms.duty.others', { names: duty.others.map(isolated).join(', ') })
          : t(duty.isOnDuty ? 'alarms.duty.onlyYou' : 'alarms.duty.noOne')}
      </p>
    </>
  )
}

export const DutySection = () => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery({ queryKey: dutyKey, queryFn: () => call(readDuty, {}) })
  return (
    <Section title={t('alarms.duty.title')} text={t('alarms.duty.text')}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-40" />)}
      {data && <DutyForm duty={data.data} />}
    </Section>
  )
}
